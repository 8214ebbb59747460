import type { PhrasingContent, Text } from 'mdast'
import type { Lines } from './lines.ts'
import { notPlain } from './notPlain.ts'

/** Text with bold, emphasis and links in it, none of them inside each other; throws `notPlain` for anything else. */
export function plainInlines(lines: Lines, from: number, to: number): PhrasingContent[] {
  const text = lines.text.slice(from, to)
  const nodes: PhrasingContent[] = []
  let done = 0
  const add = (until: number) => {
    if (until > done) nodes.push(words(lines, from + done, from + until))
  }
  INLINE.lastIndex = 0
  for (let match = INLINE.exec(text); match; match = INLINE.exec(text)) {
    const { 0: whole, 1: stars, 2: inside, 3: label, 4: url, index } = match
    const end = index + whole.length
    add(index)
    const position = lines.position(from + index, from + end)
    if (stars && inside) {
      if (!flanks(text, index, end, stars.length)) throw notPlain
      const children = [words(lines, from + index + stars.length, from + end - stars.length)]
      nodes.push({ type: stars === '*' ? 'emphasis' : 'strong', children, position })
    } else if (label && url) {
      const children = [words(lines, from + index + 1, from + index + 1 + label.length)]
      nodes.push({ type: 'link', title: null, url, children, position })
    } else throw notPlain
    done = end
  }
  add(text.length)
  return nodes
}

function words(lines: Lines, from: number, to: number): Text {
  return { type: 'text', value: lines.text.slice(from, to), position: lines.position(from, to) }
}

/**
 * Bold and emphasis; a link; and, without a group, what may be more than it seems: a lone star or bracket, an underscore,
 * and a colon at which a directive may begin.
 */
const INLINE =
  /(\*{1,2})((?:[^*[\]_:]|:(?=[ \n*]))+)\1(?!\*)|\[([^*[\]_:]+)\]\(([^\s()*[\]_"']+)\)|[*[\]_]|:(?![ \n/)"'”’]|$)/g

/** Whether stars at both ends are such as open and close, and not both (CommonMark 0.31, section 6.2). */
function flanks(text: string, start: number, end: number, stars: number): boolean {
  const opens = isGap(text[start - 1]) && isWord(text[start + stars])
  const closes = !isSpace(text[end - stars - 1]) && isGap(text[end])
  return opens && closes
}

function isSpace(character: string | undefined): boolean {
  return character === undefined || /\s/.test(character)
}

/** The start or end of the text, a space, or plain punctuation. */
function isGap(character: string | undefined): boolean {
  return character === undefined || /[ \n.,;:!?()"'|/]/.test(character)
}

function isWord(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character)
}
