import type * as z from 'zod'
import { attempt } from './attempt.ts'
import { plainYaml } from './plainYaml.ts'
import { closest, didYouMean } from './problems.ts'
import type { RecordedProblem } from './records.ts'
import type { Place, SourceFile } from './sourceFile.ts'

export interface Validated<Data> {
  /** Undefined when there are problems. */
  readonly data?: Data
  readonly problems: readonly RecordedProblem[]
}

/** The data of a file, checked against its schema: every problem with its place and what to do about it. */
export function validate<Schema extends z.ZodType>(file: SourceFile, schema: Schema): Validated<z.infer<Schema>> {
  const plain = plainYaml(file.yaml)
  const quick = plain === undefined ? undefined : schema.safeParse(plain)
  if (quick?.success) return { data: quick.data, problems: [] }
  return attempt(() => check(file, schema)) ?? { problems: [tooHard(file)] }
}

function check<Schema extends z.ZodType>(file: SourceFile, schema: Schema): Validated<z.infer<Schema>> {
  const syntax = syntaxProblems(file)
  if (syntax.length > 0) return { problems: syntax }
  const read = toData(file)
  if ('problem' in read) return { problems: [read.problem] }
  const result = schema.safeParse(read.data ?? (definition(schema).type === 'array' ? [] : {}))
  if (result.success) return { data: result.data, problems: [] }
  const issues = result.error.issues.flatMap(innermost)
  return { problems: issues.flatMap((issue) => describe(issue, file, read.data, schema)) }
}

function tooHard(file: SourceFile): RecordedProblem {
  const reason = 'The data cannot be read: it is nested too deeply or holds too many keys'
  return { ...file.placeOf([]), rule: 'too-hard', reason, note: 'Write it flatter, or shorten it.' }
}

type Issue = z.core.$ZodIssue

function syntaxProblems(file: SourceFile): RecordedProblem[] {
  const { errors, warnings } = file.document
  return [...errors, ...warnings].map(({ code, message, pos }) => {
    const quote = code === 'MISSING_CHAR' ? file.openQuote(pos[0]) : undefined
    const note = quote === undefined ? (notes[code] ?? anyNote) : 'Close the quote that begins here.'
    return { ...file.place(quote ?? pos[0]), rule: 'yaml', reason: `This is not valid YAML: ${message}`, note }
  })
}

const notes: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'Keep one of the two.',
  TAB_AS_INDENT: 'Replace the tab by spaces.',
}
const anyNote = 'Check indentation, colons and quotes on this line and the one above.'

function toData(file: SourceFile): { data: unknown } | { problem: RecordedProblem } {
  try {
    return { data: file.document.toJS({ maxAliasCount: 100 }) }
  } catch (error) {
    const reason = `This is not valid YAML: ${(error as Error).message}`
    return {
      problem: {
        ...file.firstAlias(),
        rule: 'yaml',
        reason,
        note: 'Write the values out instead of repeating them by alias.',
      },
    }
  }
}

/** A union reports every branch; the branch that fits the keys best is the one that was meant. */
function innermost(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const branches = issue.errors.map((branch) =>
    branch.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }) as Issue),
  )
  const likely = branches.sort((a, b) => unknownKeys(a) - unknownKeys(b) || a.length - b.length)[0] ?? []
  return likely.flatMap(innermost)
}

function unknownKeys(issues: readonly Issue[]): number {
  return issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 0), 0)
}

function describe(issue: Issue, file: SourceFile, data: unknown, schema: z.ZodType): RecordedProblem[] {
  const field = issue.path.map(String).join('.')
  const at = (path: readonly PropertyKey[]): Place => file.placeOf(path)
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, issue.path)
    return issue.keys.map((key) => ({
      ...at([...issue.path, key]),
      rule: 'unknown-key',
      reason: `Unknown key "${key}"${field && ` in ${field}`}`,
      note: didYouMean(key, known, known.length > 0 ? `Known keys: ${known.join(', ')}.` : 'Remove it.'),
    }))
  }
  const value = issue.path.reduce<unknown>(
    (inside, key) => (inside as Record<PropertyKey, unknown> | undefined)?.[key],
    data,
  )
  if (value === undefined || value === null) {
    return [{ ...at(issue.path), rule: 'missing-key', reason: `"${field}" is missing`, note: 'Add it.' }]
  }
  if (issue.code === 'invalid_value') {
    const options = issue.values.map(String)
    const best = closest(String(value), options)
    const note = best
      ? `Did you mean ${JSON.stringify(best)}?`
      : `Use one of ${options.map((option) => JSON.stringify(option)).join(', ')}.`
    return [{ ...at(issue.path), rule: 'invalid-value', reason: `"${field}" cannot be ${shown(value)}`, note }]
  }
  if (issue.code === 'invalid_type') {
    const kind = kinds[issue.expected] ?? issue.expected
    const known = keysAt(schema, issue.path)
    const reason = `${field ? `"${field}"` : 'The file'} must be ${kind}, not ${shown(value)}`
    const note = known.length > 0 ? `Known keys: ${known.join(', ')}.` : 'Correct the value.'
    return [{ ...at(issue.path), rule: 'invalid-value', reason, note }]
  }
  const reason = `"${field}" ${wrong(issue, value)}`
  return [{ ...at(issue.path), rule: 'invalid-value', reason, note: 'Correct the value.' }]
}

/** What is wrong with a value: 'must be a date like 2026-02-19, not "soon"'. */
function wrong(issue: Issue, value: unknown): string {
  if (value === '' || /^\s+$/.test(String(value))) return 'must not be empty'
  if ((issue.code === 'too_small' || issue.code === 'too_big') && Array.isArray(value)) {
    const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum
    const amount = issue.exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most'
    return `must have ${amount} ${limit} ${limit === 1 ? 'entry' : 'entries'}, not ${value.length}`
  }
  return `${issue.message}, not ${shown(value)}`
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'keys with values',
}

function shown(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 60)}…` : text
}

interface Definition {
  readonly type: string
  readonly shape?: Record<string, z.ZodType>
  readonly element?: z.ZodType
  readonly innerType?: z.ZodType
  readonly options?: readonly z.ZodType[]
}

/** The keys that the schema allows at a path. */
function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const { shape, element, innerType, options } = definition(schema)
  if (innerType) return keysAt(innerType, path)
  if (options) return [...new Set(options.flatMap((option) => keysAt(option, path)))]
  const [key, ...rest] = path
  if (key === undefined) return Object.keys(shape ?? {}).filter((name) => name !== '$schema' && name !== 'sample')
  const inner = element ?? shape?.[String(key)]
  return inner ? keysAt(inner, rest) : []
}

function definition(schema: z.ZodType): Definition {
  return schema._zod.def as unknown as Definition
}
