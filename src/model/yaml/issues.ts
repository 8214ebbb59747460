import type * as z from 'zod'
import { didYouMean } from '../didYouMean.ts'
import { CURLY_QUOTES, correction, type Unplaced } from '../problem.ts'
import type { YamlFile } from './yamlFile.ts'

type Issue = z.core.$ZodIssue

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
  const field = nameOf(issue.path)
  const at = file.positionOf(issue.path)
  if (issue.code === 'unrecognized_keys') {
    const known = keysAt(schema, issue.path)
    const inside = valueAt(data, issue.path) as Readonly<Record<string, unknown>>
    return issue.keys.map((key) => {
      const at = { ...file.positionOf([...issue.path, key]), rule: 'unknown-key' }
      if (file.isInBraces(issue.path) && inside[key] === null)
        return { ...at, ...cutByComma(key, JSON.stringify(inside)) }
      if (known.includes(key)) return { ...at, reason: `"${key}" cannot stand beside the others`, remedy: EITHER }
      const reason = `"${key}" is not a known name${field && ` in ${partName(issue.path)}`}`
      const remedy = didYouMean(key, known, `It can have: ${known.join(', ')}.`)
      return { ...at, reason, remedy }
    })
  }
  const value = valueAt(data, issue.path)
  if (value === null)
    return [{ ...at, rule: 'missing-key', ...empty(field, file.written(issue.path), isOptional(schema, issue.path)) }]
  if (value === undefined) {
    const name = String(issue.path.at(-1))
    const isInBraces = file.isInBraces(issue.path.slice(0, -1))
    const remedy = isInBraces ? `Add "${name}: …" between the braces, after a comma.` : `Add a line "${name}: …".`
    return [{ ...at, rule: 'missing-key', reason: `${field} is missing`, remedy }]
  }
  const problem = (reason: string, remedy: string) => [{ ...at, rule: 'invalid-value', reason, remedy }]
  if (issue.code === 'invalid_value') {
    const options = issue.values.map(String)
    const all = `Use one of ${options.map((option) => JSON.stringify(option)).join(', ')}.`
    return problem(`${field} cannot be ${JSON.stringify(value)}`, didYouMean(scalarText(value), options, all))
  }
  if (issue.code === 'invalid_type') {
    const kind = kinds[issue.expected] ?? issue.expected
    const known = keysAt(schema, issue.path)
    const reason = `${field || 'The file'} must be ${kind}, not ${JSON.stringify(value)}`
    const written = issue.expected === 'string' ? file.written(issue.path) : ''
    const meant = Array.isArray(value) && value.length === 1 ? value[0] : written
    if (/^([{[]|.*: .*$)/.test(written)) return problem(reason, `Put the text in quotes: ${JSON.stringify(meant)}.`)
    if (issue.expected === 'number' && /^-?\d+(\.\d+)?$/.test(scalarText(value)))
      return problem(reason, 'Remove the quotes.')
    return problem(reason, known.length > 0 ? `It can have: ${known.join(', ')}.` : `Write ${kind}.`)
  }
  const isNone = Array.isArray(value) ? value.length === 0 : typeof value === 'string' && value.trim() === ''
  const removable = isNone && [issue.path, issue.path.slice(0, -1)].find((each) => isOptional(schema, each))
  const excess = issue.code === 'too_big' && Array.isArray(value) ? value.length - Number(issue.maximum) : 0
  if (excess > 0) return problem(`${field} ${wrong(issue, value)}`, `Remove ${excess} of them.`)
  const fill = Array.isArray(value) ? 'Add one' : 'Write something'
  const otherwise = isNone ? `${fill}.` : correction(scalarText(value))
  const remedy = removable ? `${fill}, or remove ${nameOf(removable)} entirely.` : otherwise
  return problem(`${field} ${wrong(issue, value)}`, remedy)
}

const EITHER = 'Remove it, or those that belong to the other kind, like "file" and "url".'

/** A text or number as text. Maps and lists have none: one with a key "toString" cannot even be converted. */
function scalarText(value: unknown): string {
  return typeof value === 'object' ? '' : String(value)
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((inside, key) => (inside as Record<PropertyKey, unknown> | undefined)?.[key], data)
}

/** Explains text after a comma between braces, which YAML takes for a name: `{ role: Founder, Director }`. */
function cutByComma(rest: string, whole: string): { reason: string; remedy: string } {
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
  if (last < path.length - 1)
    return [path.slice(last + 1).join('.'), partName(path.slice(0, last + 1))].filter(Boolean).join(' of ')
  return last < 0 ? '' : [`entry ${Number(path[last]) + 1}`, partName(path.slice(0, last))].filter(Boolean).join(' of ')
}

/** Explains an empty value, which may be one that begins with "#" and so became a comment. */
function empty(field: string, written: string, canGo: boolean): { reason: string; remedy: string } {
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

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number, like 12 or 0.5',
  int: 'a whole number, like 12',
  boolean: 'true or false',
  array: 'a list, each line of which begins with "- "',
  object: 'lines of the form "name: value"',
  record: 'lines of the form "name: value"',
}

interface Definition {
  readonly shape?: Record<string, z.ZodType>
  readonly element?: z.ZodType
  readonly innerType?: z.ZodType
  readonly in?: z.ZodType
  readonly options?: readonly z.ZodType[]
}

/** The keys that the schema allows at a path. */
function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const here = schemasAt(schema, path).flatMap(forms)
  const keys = here.flatMap(({ shape = {} }) => Object.keys(shape))
  return [...new Set(keys)].filter((name) => name !== 'sample')
}

/** Whether the value at a path is optional. */
function isOptional(schema: z.ZodType, path: readonly PropertyKey[]): boolean {
  return schemasAt(schema, path).some(({ _zod }) => _zod.optin !== undefined)
}

/** The schemas that apply at a path: more than one where branches of a union define it. */
function schemasAt(schema: z.ZodType, [key, ...rest]: readonly PropertyKey[]): z.ZodType[] {
  if (key === undefined) return [schema]
  return forms(schema).flatMap(({ shape, element }) => {
    const inner = element ?? shape?.[String(key)]
    return inner ? schemasAt(inner, rest) : []
  })
}

/** The definitions inside a schema's wrappers (optional, default and so on) and unions. */
function forms({ _zod }: z.ZodType): Definition[] {
  const definition = _zod.def as unknown as Definition
  const { innerType, in: transformed, options = [] } = definition
  const inside = innerType ?? transformed
  return inside ? forms(inside) : options.length > 0 ? options.flatMap(forms) : [definition]
}
