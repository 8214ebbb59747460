import type * as z from 'zod'
import { CURLY_QUOTES, type Unplaced } from '../problem.ts'
import { didYouMean } from '../text/didYouMean.ts'
import { isOptional, keysAt } from './definitions.ts'
import type { YamlFile } from './yamlFile.ts'

type Issue = z.core.$ZodIssue
type Explained = Pick<Unplaced, 'reason' | 'remedy'>

/** Resolves the issue of a union, which lists every branch, to that of the branch whose kind and keys fit best. */
export function innermost(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const depth = issue.path.length
  const below = (each: Issue) => ({ ...each, path: [...issue.path, ...each.path] })
  const branches = issue.errors.map((branch) => branch.map(below))
  const isOther = (branch: Issue[]) =>
    branch.some(({ code, path }) => /^invalid_(type|value)$/.test(code) && path.length === depth)
  const unknown = (branch: Issue[]) => branch.flatMap((each) => (each.code === 'unrecognized_keys' ? each.keys : []))
  const far = (branch: Issue[]) => (isOther(branch) ? 100 : unknown(branch).length + branch.length / 100)
  const likely = branches.sort((a, b) => far(a) - far(b))[0] ?? []
  return likely.flatMap(innermost)
}

/** Turns an issue of a schema into problems that a person who edits the file can act on. */
export function describe(issue: Issue, file: YamlFile, data: unknown, schema: z.ZodType): Unplaced[] {
  const { path } = issue
  const value = valueAt(data, path)
  if (issue.code === 'unrecognized_keys') return unknownKeys(issue, file, value, keysAt(schema, path))
  const field = nameOf(path)
  const at = file.positionOf(path)
  const absent = { ...at, rule: 'missing-key' }
  if (value === null) return [{ ...absent, ...empty(field, file.written(path), isOptional(schema, path)) }]
  if (value === undefined) return [{ ...absent, ...missing(field, path, file) }]
  const invalid = { ...at, rule: 'invalid-value' }
  if (issue.code === 'invalid_value') {
    const options = issue.values.map(String)
    const all = `Use one of ${options.map((option) => JSON.stringify(option)).join(', ')}.`
    const remedy = didYouMean(scalarText(value), options, all)
    return [{ ...invalid, reason: `${field} cannot be ${JSON.stringify(value)}`, remedy }]
  }
  if (issue.code === 'invalid_type')
    return [{ ...invalid, ...wrongType(field, issue, value, keysAt(schema, path), file) }]
  return [{ ...invalid, reason: `${field} ${wrong(issue, value)}`, remedy: remedyFor(issue, value, schema) }]
}

/** Explains names that are not known, or that may not stand beside others. */
function unknownKeys(
  { path, keys }: z.core.$ZodIssueUnrecognizedKeys,
  file: YamlFile,
  inside: unknown,
  known: readonly string[],
): Unplaced[] {
  const values = inside as Readonly<Record<string, unknown>>
  const part = partName(path)
  return keys.map((key) => {
    const at = { ...file.positionOf([...path, key]), rule: 'unknown-key' }
    if (file.isInBraces(path) && values[key] === null) return { ...at, ...cutByComma(key, JSON.stringify(values)) }
    if (known.includes(key)) return { ...at, reason: `"${key}" cannot stand beside the others`, remedy: EITHER }
    const remedy = didYouMean(key, missingFirst(known, values), `It can have: ${known.join(', ')}.`)
    return { ...at, reason: `"${key}" is not a known name${part && ` in ${part}`}`, remedy }
  })
}

/** Names that a part may have, those first that it lacks: of two as close to a misspelt name, one of them is meant. */
export function missingFirst(names: readonly string[], part: unknown): string[] {
  const isThere = (name: string) => valueAt(part, [name]) !== undefined
  return names.toSorted((a, b) => Number(isThere(a)) - Number(isThere(b)))
}

function missing(field: string, path: readonly PropertyKey[], file: YamlFile): Explained {
  const name = String(path.at(-1))
  const isInBraces = file.isInBraces(path.slice(0, -1))
  const remedy = isInBraces ? `Add "${name}: …" between the braces, after a comma.` : `Add a line "${name}: …".`
  return { reason: `${field} is missing`, remedy }
}

/** Explains a value of another kind, which is often a text that YAML took for something else. */
function wrongType(
  field: string,
  { expected, path }: z.core.$ZodIssueInvalidType,
  value: unknown,
  known: readonly string[],
  file: YamlFile,
): Explained {
  const kind = kinds[expected] ?? expected
  const reason = `${field || 'The file'} must be ${kind}, not ${JSON.stringify(value)}`
  const written = expected === 'string' ? file.written(path) : ''
  const meant = Array.isArray(value) && value.length === 1 ? value[0] : written
  if (written.startsWith('[') && Array.isArray(value) && value.length > 1)
    return { reason, remedy: 'Write one text, without brackets.' }
  if (/^([{[]|.*: .*$)/.test(written)) return { reason, remedy: `Put the text in quotes: ${JSON.stringify(meant)}.` }
  const text = scalarText(value)
  if (unquoted[expected]?.test(text)) return { reason, remedy: 'Remove the quotes.' }
  if (known.includes('file') && typeof value === 'string')
    return { reason, remedy: `Write { file: ${value}, alt: What it shows }.` }
  const [number, ...others] = (expected === 'number' && text.match(/\d+(\.\d+)?/g)) || []
  if (number && others.length === 0) return { reason, remedy: `Write only the number: ${number}.` }
  return { reason, remedy: known.length > 0 ? `It can have: ${known.join(', ')}.` : `Write ${kind}.` }
}

/** How to correct a value of the right kind: too many entries, none, or a text that is not in the right form. */
function remedyFor(issue: Issue, value: unknown, schema: z.ZodType): string {
  const isList = Array.isArray(value)
  const length = isList ? value.length : 0
  const excess = issue.code === 'too_big' && isList ? length - Number(issue.maximum) : 0
  if (excess > 0) return `Remove ${excess} of them.`
  const lack = issue.code === 'too_small' && isList ? Number(issue.minimum) - length : 0
  if (lack > 0 && length > 0) return `Add ${lack} more.`
  const isNone = isList ? length === 0 : typeof value === 'string' && value.trim() === ''
  if (!isNone) return correction(scalarText(value))
  const fill = isList ? `Add ${lack > 1 ? lack : 'one'}` : 'Write something'
  const removable = [issue.path, issue.path.slice(0, -1)].find((each) => isOptional(schema, each))
  return removable ? `${fill}, or remove ${nameOf(removable)} entirely.` : `${fill}.`
}

/** How to correct a text that is not what it should be. */
function correction(text: string): string {
  if (/^[“”„‘’]/.test(text)) return CURLY_QUOTES[1]
  // '１０：００' is 10:00 typed on a Chinese keyboard; Word and others turn hyphens between digits into dashes.
  const narrow = text.normalize('NFKC').replace(/(?<=\d)[‐–−](?=\d)/g, '-')
  return narrow === text ? 'Correct it.' : `Type it with the keyboard set to English: ${JSON.stringify(narrow)}.`
}

const EITHER = 'Remove it, or those that belong to the other kind, like "file" and "url".'

/** A text or number as text. Maps and lists have none: one with a key "toString" cannot even be converted. */
function scalarText(value: unknown): string {
  return typeof value === 'object' ? '' : String(value)
}

export function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inside, key) => (inside as Record<PropertyKey, unknown> | undefined)?.[key], data)
}

/** Explains text after a comma between braces, which YAML takes for a name: `{ role: Founder, Director }`. */
function cutByComma(rest: string, whole: string): Explained {
  const quote = /[“„]/.test(whole) ? CURLY_QUOTES[1] : 'Put the whole text in quotes.'
  const remedy = /^\d+$/.test(rest) ? 'Write a number without commas, like 31500, or with a point, like 0.5.' : quote
  return { reason: `The comma before "${rest}" ends the text before it`, remedy }
}

/** Formats a path for people: `"opens" in entry 1 of hours`. */
function nameOf(path: readonly PropertyKey[]): string {
  const above = path.slice(0, path.findLastIndex((step) => typeof step === 'number') + 1)
  const key = path.slice(above.length).join('.')
  return [key && `"${key}"`, partName(above)].filter(Boolean).join(' in ')
}

/** Formats the path of an entry or a section: `entry 1 of hours`, `cta`. */
function partName(path: readonly PropertyKey[]): string {
  const last = path.findLastIndex((step) => typeof step === 'number')
  const key = path.slice(last + 1).join('.')
  if (last < 0) return key
  return [key, `entry ${Number(path[last]) + 1}`, partName(path.slice(0, last))].filter(Boolean).join(' of ')
}

/** Explains an empty value, which may be one that begins with "#" and so became a comment. */
function empty(field: string, written: string, canGo: boolean): Explained {
  const isEntry = field.startsWith('entry')
  const remedy = `Write something ${isEntry ? 'there' : 'after the colon'}${canGo || isEntry ? ', or remove the line' : ''}.`
  if (!written.startsWith('#')) return { reason: `${field} is empty`, remedy }
  const what = /^#[0-9a-f]{3,8}$/i.test(written) ? 'the colour' : 'the text'
  const reason = `${field} is empty: "#" begins a comment`
  return { reason, remedy: `Put ${what} in quotes: ${JSON.stringify(written)}.` }
}

/** States what is wrong with a value: 'must be a date like 2026-02-19, not "soon"'. */
function wrong(issue: Issue, value: unknown): string {
  if (value === '' || /^\s+$/.test(scalarText(value))) return 'must not be empty'
  if ((issue.code === 'too_small' || issue.code === 'too_big') && Array.isArray(value)) {
    const [amount, limit] = issue.code === 'too_small' ? ['at least', issue.minimum] : ['at most', issue.maximum]
    return `must have ${amount} ${limit} ${limit === 1 ? 'entry' : 'entries'}, not ${value.length}`
  }
  return typeof value === 'object' ? issue.message : `${issue.message}, not ${JSON.stringify(value)}`
}

/** What would be right without quotes, by the kind that is expected. */
const unquoted: Readonly<Record<string, RegExp>> = { number: /^-?\d+(\.\d+)?$/, boolean: /^(true|false)$/ }

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number, like 12',
  int: 'a whole number, like 12',
  boolean: 'true or false',
  array: 'a list, each line of which begins with "- "',
  object: 'lines of the form "name: value"',
  record: 'lines of the form "name: value"',
}
