import type { Inline } from './blocks.ts'

/** Parses a line of content in which [words](/url) are a link, as in Markdown. */
export function linkedText(text: string): Inline[] {
  return text.split(/(\[[^\]]+\]\([^)\s]+\))/).flatMap((part, index): Inline[] => {
    const [, words = '', url = ''] = (index % 2 && /^\[(.+)\]\((.+)\)$/.exec(part)) || []
    if (url) return [{ type: 'link', url, children: [words] }]
    return part ? [part] : []
  })
}

/** The URLs of the links in such a line. */
export function linksIn(text: string): string[] {
  return linkedText(text).flatMap((part) => (typeof part !== 'string' && part.type === 'link' ? part.url : []))
}
