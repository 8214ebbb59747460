import { routes } from '../routes.ts'
import type { Blog } from '../schema/blog.ts'
import { unjoined } from '../text/joints.ts'
import type { Block, Callout } from './blocks.ts'

/** The blocks of an article, each callout with the URL it leads to, if any. Those that only invite need one. */
export function withCalloutLinks(blocks: readonly Block[], mentions: Blog['callouts']): Block[] {
  return blocks.flatMap((block) => {
    if (block.type !== 'callout') return block
    const url = calloutUrl(block, mentions)
    return !url && splitCallout(block.text).prefix ? [] : { ...block, url }
  })
}

/**
 * A callout leads to its own URL, or to that of the first phrase it mentions, ignoring case. Otherwise, 'Read:' and
 * 'Related:' lead to the blog, and any other callout is plain text.
 */
function calloutUrl({ text, url }: Callout, mentions: Blog['callouts']): string | undefined {
  if (url !== undefined) return url
  const said = plain(text)
  const mentioned = Object.keys(mentions).find((phrase) => said.includes(plain(phrase)))
  return mentioned ? mentions[mentioned] : splitCallout(text).prefix && routes.blog
}

const plain = (text: string) => unjoined(text.toLowerCase().replaceAll('’', "'"))

/** The prefix of a callout, 'Read:' or 'Related:', which is set in bold, and the rest of its text. */
export function splitCallout(text: string): { prefix: string; rest: string } {
  const [prefix = '', rest = text] = /^(Read:|Related:)\s*([\s\S]*)$/.exec(text)?.slice(1) ?? []
  return { prefix, rest }
}
