import type { Inline } from '../article/blocks.ts'

/** A link in a line of content, as in Markdown: [words](/url). */
export const LINK = /\[([^\][]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)/g

/** Parses a line of content that may have links. */
export function linkedText(text: string): Inline[] {
  // Text, words, URL, text, and so on.
  return text.split(LINK).flatMap((part, index, parts): Inline[] => {
    if (index % 3 === 1) return [{ type: 'link', url: parts[index + 1] ?? '', children: [part] }]
    return index % 3 === 0 && part ? [part] : []
  })
}

/** The URLs of the links in such a line. */
export function linksIn(text: string): string[] {
  return [...text.matchAll(LINK)].map(([, , url = '']) => url)
}
