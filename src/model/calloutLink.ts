import type { Callout } from './blocks.ts'
import { unjoined } from './joints.ts'
import { routes } from './routes.ts'

/** What a callout shows: its prefix, kept apart to be set in bold, the rest of its text, and its link, if any. */
interface CalloutLink {
  readonly prefix: string
  readonly text: string
  readonly url?: string
}

/** Keywords in a callout without a URL, and the route of the article that each refers to. */
const keywords: readonly (readonly [string, string])[] = [
  ['natural light', routes.article(5)],
  ['small space', routes.article(2)],
  ['modern vs minimalist', routes.article(4)],
  ['kitchen renovation', routes.article(3)],
  ['renovation budgeting', routes.article(6)],
  ["2025's home renovation trends", routes.article(1)],
]

/**
 * A callout links to its URL. Without one, the link is guessed from keywords, ignoring case. Without a keyword, 'Read:'
 * and 'Related:' link to the blog; any other callout is plain text.
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
