import { LINK } from './linkedText.ts'
import type { Unplaced } from './problem.ts'
import { textsIn } from './tokens.ts'

/** The fields of a page that show emphasis, though not in the entries of its lists. */
const HEADLINES: readonly PropertyKey[] = ['title', 'headline', 'statement', 'intro']
/** An asterisk before a word, without another one. */
const LONE = /^[^*]*(?<![\p{L}\d])\*\p{L}[^*]*$/u

/** Marks typed as wide characters, which mean nothing. */
export const WIDE_MARK = /＊+[^＊]+＊+|｛[\w｝]+|[］】](?=[(（])/
export const WIDE_REMEDY = 'Type *, {, }, [ and ] with the keyboard set to English.'

/** Marks of Markdown and HTML, and the fields of pages that show what they mean. */
const marks: readonly { mark: RegExp; fields: readonly PropertyKey[]; remedy: string }[] = [
  {
    mark: /\*\*|~~|<\/?[a-z][^<>]*>/i,
    fields: [],
    remedy: 'Remove it: of such texts only headlines of pages have emphasis, in *asterisks*.',
  },
  { mark: WIDE_MARK, fields: [], remedy: WIDE_REMEDY },
  {
    mark: /(?<![\p{L}\d*])\*[^\s*]([^*]*[^\s*])?\*(?![\p{L}\d*])/u,
    fields: [...HEADLINES, 'imageCaption', 'messages'], // WhatsApp reads them, too
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
  const isEntry = path.some((key) => typeof key === 'number')
  const within = isEntry ? path.filter((key) => !HEADLINES.includes(key)) : path
  const isIn = (fields: readonly PropertyKey[]) => within.some((key) => fields.includes(key))
  if (isIn(HEADLINES) && LONE.test(text)) {
    const remedy = 'Write one on either side of what it emphasises.'
    return [{ rule: 'shown-mark', reason: 'A single asterisk is shown as written', remedy, warning: true }]
  }
  return marks.flatMap(({ mark, fields, remedy }) => {
    const [written] = mark.exec(text) ?? []
    if (!written || isIn(fields)) return []
    const reason = `${JSON.stringify(written)} is shown as written`
    return [{ rule: 'shown-mark', reason, remedy, warning: true }]
  })
}
