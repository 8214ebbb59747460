import { isAlias, isScalar, visit } from 'yaml'
import type * as z from 'zod'
import { type Checked, CURLY_QUOTES, type Unplaced } from '../problem.ts'
import { closest } from '../text/didYouMean.ts'
import { keysAt } from './definitions.ts'
import { faultsOf } from './faults.ts'
import { describe, innermost, missingFirst, valueAt } from './issues.ts'
import type { YamlFile } from './yamlFile.ts'

/** Validates a file against its schema. Every problem has a position and a remedy. */
export function validate<Schema extends z.ZodType>(file: YamlFile, schema: Schema): Checked<z.infer<Schema>> {
  const syntax = faultsOf(file)
  if (syntax.length > 0) return { problems: syntax }
  const { value: data, problems } = toData(file, schema)
  if (problems.length > 0) return { problems }
  const misread = [...cutTexts(file), ...joinedEntries(file)]
  const first = schema.safeParse(data)
  if (first.success) return { value: first.data, problems: misread }
  takeAsTexts(file, first.error.issues.flatMap(innermost))
  const result = schema.safeParse(toData(file, schema).value)
  if (result.success) return { value: result.data, problems: misread }
  const issues = withoutEchoes(firstOfEach(result.error.issues.flatMap(innermost)), data, schema)
  return { problems: [...misread, ...issues.flatMap((issue) => describe(issue, file, data, schema))] }
}

/** Keeps the first issue of each value, beside unknown keys in it: "ftp:" is no https, not incomplete as well. */
function firstOfEach(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const subjects = issues.map(({ code, path }) => JSON.stringify([path, code === 'unrecognized_keys']))
  return issues.filter((_, index) => subjects.indexOf(subjects[index] ?? '') === index)
}

/**
 * Leaves out what a misspelt name explains: the name that was meant is missing, and what its part requires of it does
 * not hold.
 */
function withoutEchoes(issues: readonly z.core.$ZodIssue[], data: unknown, schema: z.ZodType): z.core.$ZodIssue[] {
  const echoes = issues.flatMap((issue) => misspelt(issue, data, schema))
  const lost = new Set(echoes.map((path) => path.join()))
  const parts = new Set(echoes.map((path) => path.slice(0, -1).join()))
  return issues.filter(({ code, path }) => {
    const isRequirement = code === 'custom' && [path, path.slice(0, -1)].some((each) => parts.has(each.join()))
    return !lost.has(path.join()) && !isRequirement
  })
}

/** The paths that are missing because their names are misspelt. */
function misspelt(issue: z.core.$ZodIssue, data: unknown, schema: z.ZodType): PropertyKey[][] {
  if (issue.code !== 'unrecognized_keys') return []
  const part = valueAt(data, issue.path)
  const known = missingFirst(keysAt(schema, issue.path), part)
  const meant = issue.keys.flatMap((key) => closest(key, known) ?? [])
  return meant.filter((name) => valueAt(part, [name]) === undefined).map((name) => [...issue.path, name])
}

function toData(file: YamlFile, schema: z.ZodType): Checked<unknown> {
  try {
    const value = file.document.toJS() ?? (schema._zod.def.type === 'array' ? [] : {})
    JSON.stringify(value) // throws for a list that contains itself
    return { problems: [], value }
  } catch {
    const reason = 'A text begins with * or & here'
    const remedy = 'Put the text in quotes. If values are meant to be repeated, write them out.'
    return { problems: [{ ...file.position(file.offsets(isAlias)[0] ?? 0), rule: 'yaml', reason, remedy }] }
  }
}

/** Warns that YAML reads `title: Sink # 1` as 'Sink'. A "#" after two spaces counts as a deliberate comment. */
function cutTexts(file: YamlFile): Unplaced[] {
  const found: Unplaced[] = []
  if (!/\S #/.test(file.yaml)) return found // saves most files the walk
  visit(file.document, {
    Scalar(_, { type, value, range }) {
      const isText = type === 'PLAIN' && typeof value === 'string'
      if (!isText || !range || !file.yaml.startsWith(' #', range[1])) return
      const reason = `The text ends before "#": visitors would only read ${JSON.stringify(value)}`
      const remedy = 'Put the whole text in quotes, or two spaces before "#" if it begins a comment.'
      found.push({ ...file.position(range[1]), rule: 'cut-text', reason, remedy, warning: true })
    },
  })
  return found
}

/** Warns of entries in brackets that YAML does not separate as meant: `[木工，灯光]`, `[“Condo, high-rise”]`. */
function joinedEntries(file: YamlFile): Unplaced[] {
  const found: Unplaced[] = []
  if (!/\[[^\]]*[，、“„]/.test(file.yaml)) return found // saves most files the walk
  visit(file.document, {
    Seq(_, { flow, items }) {
      for (const item of flow ? items : []) {
        if (!isScalar(item) || item.type !== 'PLAIN' || typeof item.value !== 'string' || !item.range) continue
        const { value } = item
        const isOpen = /^[“„][^“”]*$/.test(value)
        if (!isOpen && !/[，、]/.test(value)) continue
        const [reason, remedy] = isOpen
          ? CURLY_QUOTES
          : [`${WIDE_COMMA}: this is one, ${JSON.stringify(value)}`, NARROW]
        found.push({ ...file.position(item.range[0]), rule: 'joined-entries', reason, remedy, warning: true })
      }
    },
  })
  return found
}

const WIDE_COMMA = 'The comma does not end an entry'
const NARROW = 'Type the commas with the keyboard set to English, or put the whole text in quotes.'

/** Where a string is required, restores the text that YAML parsed as a number or boolean: `postcode: 01000`. */
function takeAsTexts({ document }: YamlFile, issues: readonly z.core.$ZodIssue[]) {
  for (const issue of issues) {
    if (issue.code !== 'invalid_type' || issue.expected !== 'string') continue
    const node = document.getIn(issue.path, true)
    if (isScalar(node) && node.value !== null) node.value = node.source
  }
}
