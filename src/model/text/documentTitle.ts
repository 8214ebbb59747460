import type { Page } from '../page.ts'
import { breadthOf } from './chinese.ts'

/** Approximate number of characters of a title that search results show. */
export const TITLE_LENGTH = 60

/**
 * The title of a page in browsers and search results. The home page and articles omit the firm's name, and so does a
 * title that has it already or would be cut off with it.
 */
export function documentTitle(kind: Page['kind'], title: string, firmName: string): string {
  const named = `${title} | ${firmName}`
  const isComplete = ['home', 'article'].includes(kind) || title.includes(firmName)
  return isComplete || breadthOf(named) > TITLE_LENGTH ? title : named
}
