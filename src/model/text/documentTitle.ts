import type { Page } from '../page.ts'

/**
 * The title of a page in browsers and search results. The home page and articles omit the firm's name, since results cut
 * titles longer than 60 characters.
 */
export function documentTitle(kind: Page['kind'], title: string, firmName: string): string {
  return ['home', 'article'].includes(kind) ? title : `${title} | ${firmName}`
}
