import type { Unplaced } from '../problem.ts'
import { LINK } from '../text/linkedText.ts'
import { textsIn } from '../text/tokens.ts'

/** The texts that show emphasis, each as `document:path`. */
const emphasised = [
  /^(?!words)\w+:(\w+\.)?(statement|closing\.title)$/,
  /^(home:hero\.headline|about:imageCaption|(about|services):intro|(contact|gallery|blog):title|estimate:linkText)$/,
  /^(article:cta\.text|words:articleDefaults\.ctaText)$/,
]
/** An asterisk before a word, without another one. */
const LONE = /^[^*]*(?<![\p{L}\d])\*\p{L}[^*]*$/u

/** Marks typed as wide characters, which mean nothing. */
export const WIDE_MARK = /＊[^＊]+＊|｛[\w｝]+|[］】](?=[(（])/
export const WIDE_REMEDY = 'Type *, {, }, [ and ] with the keyboard set to English.'

/** What is left of a link that is not in order, once those that are have been taken out. */
const BROKEN_LINK = /\] ?\((?=[/#]|https?:|mailto:|tel:|[^()\n]*\.md\))/

/** Names in braces, which are filled in, or reported if nobody has that name. */
const NAMED = /\{ *[\p{L}\d_][\p{L}\d_-]* *\}/gu

/** Marks of Markdown and HTML, and the texts that show what they mean. */
const marks: readonly { mark: RegExp; meantIn?: readonly RegExp[]; reason?: string; remedy: string }[] = [
  {
    mark: /\*\*|~~|<\/?[a-z][^<>]*>/i,
    remedy: 'Remove it: of such texts only headlines of pages have emphasis, in *asterisks*.',
  },
  { mark: /&([a-z]{2,6}|#\d{2,5});/i, remedy: 'Write the character itself, like &.' },
  { mark: WIDE_MARK, remedy: WIDE_REMEDY },
  {
    mark: /(?<![\p{L}\d*])\*[^\s*]([^*]*[^\s*])?\*(?![\p{L}\d*])/u,
    meantIn: [...emphasised, /^settings:messages/], // WhatsApp reads them, too
    remedy: 'Remove the asterisks: of such texts only headlines of pages have emphasis.',
  },
  {
    mark: new RegExp(LINK.source),
    meantIn: [/\.(answer|value)$/],
    remedy: 'Write only the words: of such texts only answers and facts have links.',
  },
  {
    mark: /\n\s*(\n|[-*•]\s|\d{1,2}[.)]\s)/,
    meantIn: [/^settings:messages/],
    reason: 'Paragraphs and lists run on in one line here',
    remedy: 'Write sentences that follow each other.',
  },
]

/** Warns of marks that are shown as written in the data of a document, or in the front matter of an article. */
export function markProblems(data: unknown, name: string): Unplaced[] {
  return textsIn(data).flatMap(([text, path]) =>
    shownMarks(text, `${name}:${path.join('.')}`).map((problem) => ({ path, ...problem })),
  )
}

/** Warns of marks that a text shows as written. Without its place, as `document:path`, it shows all. */
export function shownMarks(text: string, at = ''): Unplaced[] {
  const isIn = (places: readonly RegExp[]) => places.some((place) => place.test(at))
  if (isIn(emphasised) && LONE.test(text)) {
    const remedy = 'Write one on either side of what it emphasises.'
    return [{ rule: 'shown-mark', reason: 'A single asterisk is shown as written', remedy, warning: true }]
  }
  if (BROKEN_LINK.test(text.replace(LINK, ''))) {
    const reason = 'A link is shown as written: its brackets or its address are not in order'
    const remedy = 'Write it like [words](/about), and "%20" instead of a space in its address.'
    return [{ rule: 'shown-mark', reason, remedy, warning: true }]
  }
  if (/[{}]/.test(text.replace(NAMED, ''))) {
    const remedy = 'Write a name like {firm}, of one word in one pair of braces, or remove them.'
    return [{ rule: 'shown-mark', reason: 'A brace is shown as written', remedy, warning: true }]
  }
  return marks.flatMap(({ mark, meantIn = [], reason, remedy }) => {
    const [written] = mark.exec(text) ?? []
    if (!written || isIn(meantIn)) return []
    const shown = `${JSON.stringify(written)} is shown as written`
    return [{ rule: 'shown-mark', reason: reason ?? shown, remedy, warning: true }]
  })
}
