import type { Nodes, PhrasingContent } from 'mdast'
import { type Inline, mergeStrings, plainText } from '../article/blocks.ts'
import { CHINESE } from '../text/chinese.ts'
import { warnOfSigns } from './marks.ts'
import { htmlAsText, nounOf, type State, start, warn, writtenAs } from './state.ts'

/** Converts the inline content of a block: text, emphasis, links. Adjacent strings are merged. */
export function inlines(nodes: readonly PhrasingContent[], state: State): Inline[] {
  return mergeStrings(nodes.flatMap((node) => toInline(node, state)))
}

function toInline(node: PhrasingContent, state: State): Inline | Inline[] {
  switch (node.type) {
    case 'text':
      warnOfSigns(node, state)
      return node.value.replace(CHINESE_BREAK, '').replaceAll('\n', ' ')
    case 'emphasis':
    case 'strong': {
      const children = inlines(node.children, state)
      return isMeasure(node, state) ? ['*', ...children, '*'] : { type: node.type, children }
    }
    case 'inlineCode':
      return { type: 'code', text: node.value }
    case 'break':
      return { type: 'break' }
    case 'link':
      return toLink(node, state)
    case 'html':
      return htmlAsText(node, state)
    default:
      warn(state, node, 'unsupported-inline', `${nounOf(node.type)} is shown as written`, remedies[node.type] ?? '')
      return writtenAs(node, state)
  }
}

/** A line break that does not stand for a space. */
const CHINESE_BREAK = new RegExp(`(?<=${CHINESE.source})\\n(?=${CHINESE.source})`, 'g')

/** Whether asterisks stand between numbers: 600*600*10 mm. */
function isMeasure({ position }: Nodes, { text }: State): boolean {
  const at = position?.start.offset ?? 0
  return /\d\*\d/.test(text.slice(Math.max(0, at - 1), at + 2))
}

export const SAVE_PICTURE = 'Save it in content/images, and write ![what it shows](images/…). Link to a video.'

const remedies: Partial<Record<PhrasingContent['type'], string>> = {
  image:
    'Leave an empty line above and below it. It cannot be in a link, list, quotation or table. A caption stands inside: ![…](images/… "The caption").',
  imageReference: SAVE_PICTURE,
  linkReference: 'Write its address behind its words: [words](/contact).',
}

function toLink(node: Extract<PhrasingContent, { type: 'link' }>, state: State): Inline | Inline[] {
  const children = inlines(node.children, state)
  if (!node.url || !plainText(children).trim()) {
    const [what, brackets] = node.url ? ['words', 'square'] : ['address', 'round']
    warn(state, node, 'no-link', `This link has no ${what}`, `Fill its ${brackets} brackets, or remove it.`)
    return children
  }
  if (!isSafeLink(node.url)) {
    warnUnsafe(state, node, node.url)
    return children
  }
  state.links.push({ url: node.url, ...start(node) })
  return { type: 'link', url: node.url, children }
}

export function warnUnsafe(state: State, node: Nodes, url: string) {
  const kinds = 'Links start with /, #, https://, http://, mailto: or tel:, or name a file.'
  const remedy = /^[^:]*\s/.test(url) ? 'Write "%20" instead of the space.' : kinds
  warn(state, node, 'unsafe-link', `The link ${JSON.stringify(url)} is shown as text`, remedy)
}

/** Drops the links since `before`, which are shown as text. */
export function warnOfLinks(state: State, before: number, node: Nodes, where: string, remedy: string) {
  state.links.splice(before)
  warn(state, node, 'unsupported-inline', `A link inside a ${where} is shown as text`, remedy)
}

/** Unwraps the links in a heading: it is a link itself, and links cannot be nested. */
export function withoutLinks(content: readonly Inline[]): Inline[] {
  return content.flatMap((inline): Inline | Inline[] => {
    if (typeof inline === 'string' || !('children' in inline)) return inline
    const children = withoutLinks(inline.children)
    return inline.type === 'link' ? children : { ...inline, children }
  })
}

export const PUT_BELOW = 'Put it into a paragraph below.'

/** Whether a page may link to a URL: its scheme cannot run code, or it has none. Rejects protocol-relative URLs. */
export function isSafeLink(url: string): boolean {
  return (
    /^(https?:\/\/[^/]|(mailto|tel):.)/i.test(url) || /^(?!\/\/)[^:\s\\\p{Cc}]*$/u.test(url.replace(/[?#].*$/s, ''))
  )
}
