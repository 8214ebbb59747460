import { LINK } from './linkedText.ts'
import type { Unplaced } from './problem.ts'
import { textsIn } from './tokens.ts'

/** The fields that show emphasis: of a page, though not of the entries of its lists; and captions and WhatsApp. */
const HEADLINES: readonly PropertyKey[] = ['title', 'headline', 'statement', 'intro']
const EMPHASISED: readonly PropertyKey[] = ['imageCaption', 'messages']
/** An asterisk before a word, without another one. */
const LONE = /^[^*]*(?<![\p{L}\d])\*\p{L}[^*]*$/u

/** Marks of Markdown and HTML, and the fields of pages that show what they mean. */
const marks: readonly { mark: RegExp; fields: readonly PropertyKey[]; remedy: string }[] = [
  {
    mark: /\*\*|~~|<\/?[a-z][^<>]*>/i,
    fields: [],
    remedy: 'Remove it: of such texts only headlines of pages have emphasis, in *asterisks*.',
  },
  {
    mark: /(?<![\p{L}\d*])\*[^\s*]([^*]*[^\s*])?\*(?![\p{L}\d*])/u,
    fields: EMPHASISED,
    remedy: 'Remove the asterisks: of such texts only headlines of pages have emphasis.',
  },
  {
    mark: new RegExp(LINK.source),
    fields: ['answer', 'value'],
    remedy: 'Write only the words: of such texts only answers and facts have links.',
  },
]

/** Warns of marks that are shown as written in the data of a page, or in the front matter of an article. */
export function markProblems(data: unknown, isPage: boolean): Unplaced[] {
  return textsIn(data).flatMap(([text, path]) =>
    shownMarks(text, isPage ? path : []).map((problem) => ({ path, ...problem })),
  )
}

/** Warns of marks that a text shows as written. Outside the fields of pages, it shows all. */
export function shownMarks(text: string, path: readonly PropertyKey[] = []): Unplaced[] {
  const inList = path.some((key) => typeof key === 'number')
  const isIn = (fields: readonly PropertyKey[]) => path.some((key) => fields.includes(key))
  const isHeadline = !inList && isIn(HEADLINES)
  if (isHeadline && LONE.test(text)) {
    const remedy = 'Write one on either side of what it emphasises.'
    return [{ rule: 'shown-mark', reason: 'A single asterisk is shown as written', remedy, warning: true }]
  }
  return marks.flatMap(({ mark, fields, remedy }) => {
    const [written] = mark.exec(text) ?? []
    if (!written || isIn(fields) || (isHeadline && fields === EMPHASISED)) return []
    const reason = `${JSON.stringify(written)} is shown as written`
    return [{ rule: 'shown-mark', reason, remedy, warning: true }]
  })
}
