import type { Callout } from './blocks.ts'
import { unjoined } from './joints.ts'
import { routes } from './routes.ts'

/** What a callout shows: its prefix kept apart so that it can be set bold, and where it leads, if anywhere. */
export interface CalloutLink {
  readonly prefix: string
  readonly text: string
  readonly url?: string
}

/** Keywords in a callout without url, and the article that they mean. */
const keywords: readonly (readonly [string, string])[] = [
  ['natural light', routes.article(5)],
  ['small space', routes.article(2)],
  ['modern vs minimalist', routes.article(4)],
  ['kitchen renovation', routes.article(3)],
  ['renovation budgeting', routes.article(6)],
  ["2025's home renovation trends", routes.article(1)],
]

/**
 * A callout with a url leads there; one without is guessed from keywords, in any case; 'Read:' and 'Related:'
 * without either lead to the blog; anything else is plain text.
 */
export function calloutLink(callout: Callout): CalloutLink {
  const [prefix = '', rest = callout.text] = /^(Read:|Related:)\s*([\s\S]*)$/.exec(callout.text)?.slice(1) ?? []
  const url = callout.url ?? (keywordLink(callout.text) || (prefix ? routes.blog : undefined))
  return { prefix, text: rest, url }
}

function keywordLink(text: string): string | undefined {
  const plain = unjoined(text.toLowerCase().replaceAll('’', "'"))
  return keywords.find(([keyword]) => plain.includes(keyword))?.[1]
}
