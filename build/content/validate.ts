import { isScalar, visit } from 'yaml'
import type * as z from 'zod'
import { describe, innermost } from './issues.ts'
import type { Unplaced, YamlFile } from './yamlFile.ts'

export interface Validated<Data> {
  /** Undefined when there are errors. */
  readonly data?: Data
  readonly problems: readonly Unplaced[]
}

/** The data of a file, checked against its schema: every problem with its place and what to do about it. */
export function validate<Schema extends z.ZodType>(file: YamlFile, schema: Schema): Validated<z.infer<Schema>> {
  const syntax = syntaxProblems(file)
  if (syntax.length > 0) return { problems: syntax }
  const read = toData(file)
  if ('problem' in read) return { problems: [read.problem] }
  const cut = cutTexts(file)
  const data = read.data ?? (schema._zod.def.type === 'array' ? [] : {})
  const first = schema.safeParse(data)
  if (first.success) return { data: first.data, problems: cut }
  const result = schema.safeParse(withTexts(data, first.error.issues.flatMap(innermost), file))
  if (result.success) return { data: result.data, problems: cut }
  const issues = result.error.issues.flatMap(innermost)
  return { problems: [...cut, ...issues.flatMap((issue) => describe(issue, file, data, schema))] }
}

function syntaxProblems(file: YamlFile): Unplaced[] {
  const { errors, warnings } = file.document
  return [...errors, ...warnings].map(({ code, pos }) => {
    const quote = code === 'MISSING_CHAR' ? file.openQuote(pos[0]) : undefined
    const [reason, remedy] = quote === undefined ? (faults[code] ?? unclear) : openQuote
    return { ...file.place(quote ?? pos[0]), rule: 'yaml', reason, remedy }
  })
}

type Fault = readonly [reason: string, remedy: string]

const openQuote: Fault = ['A quote is opened here and not closed', 'Close the quote that begins here.']
const unclear: Fault = [
  'This line cannot be understood',
  'Check indentation, colons and quotes on this line and the one above.',
]
const colon: Fault = [
  'This line has a colon in its text, or is not indented like its neighbours',
  'Put the text in quotes, like "Kitchens: wet and dry", or indent the line like those around it.',
]

/** What the parser's codes mean to a person who edits. */
const faults: Readonly<Record<string, Fault>> = {
  BAD_ALIAS: ['A text begins with * or &', 'Put the text in quotes.'],
  BAD_DQ_ESCAPE: ['A backslash in double quotes means something else', 'Write it twice, or use single quotes.'],
  BAD_INDENT: ['This line is not indented like its neighbours', 'Indent it with spaces like the lines around it.'],
  BAD_SCALAR_START: ['A text cannot begin with this character', 'Put the text in quotes.'],
  BLOCK_AS_IMPLICIT_KEY: colon,
  DUPLICATE_KEY: ['This name stands here for the second time', 'Keep one of the two.'],
  MISSING_CHAR: ['A bracket, a comma or a colon is missing', 'Add it here or on the line above.'],
  MULTILINE_IMPLICIT_KEY: colon,
  TAB_AS_INDENT: ['The line begins with a tab', 'Replace the tab by spaces.'],
  TAG_RESOLVE_FAILED: ['A text begins with !', 'Put the text in quotes.'],
}

function toData(file: YamlFile): { data: unknown } | { problem: Unplaced } {
  try {
    return { data: file.document.toJS({ maxAliasCount: 100 }) }
  } catch {
    const reason = 'A text begins with * or & here'
    const remedy = 'Put the text in quotes. If values are meant to be repeated, write them out.'
    return { problem: { ...file.firstAlias(), rule: 'yaml', reason, remedy } }
  }
}

/** `title: Sink # 1` means 'Sink': what looks like a text that goes on is said. Remarks have two spaces in front of them. */
function cutTexts(file: YamlFile): Unplaced[] {
  const found: Unplaced[] = []
  visit(file.document, {
    Scalar(key, { type, value, range, comment }) {
      const isText = key !== 'key' && type === 'PLAIN' && typeof value === 'string'
      if (!isText || !comment || !range || !file.has(' #', range[1])) return
      const reason = `The text ends before "#": what visitors read is ${JSON.stringify(value)}`
      const remedy = 'Put the whole text in quotes, or two spaces before "#" if it begins a remark.'
      found.push({ ...file.place(range[1]), rule: 'cut-text', reason, remedy, warning: true })
    },
  })
  return found
}

/** Where text is meant, a number or a yes that YAML made of it is the text that was written: `postcode: 01000`. */
function withTexts(data: unknown, issues: readonly z.core.$ZodIssue[], { document }: YamlFile): unknown {
  const copy = structuredClone(data)
  for (const { code, path, ...issue } of issues) {
    if (code !== 'invalid_type' || !('expected' in issue) || issue.expected !== 'string') continue
    const node = document.getIn(path, true)
    const key = path.at(-1)
    if (!isScalar(node) || typeof node.source !== 'string' || node.value === null || key === undefined) continue
    const parent = path
      .slice(0, -1)
      .reduce<unknown>((inside, step) => (inside as Record<PropertyKey, unknown>)[step], copy)
    Object.assign(parent as object, { [key]: node.source })
  }
  return copy
}
