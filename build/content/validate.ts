import { isAlias, isScalar, visit } from 'yaml'
import type * as z from 'zod'
import type { Unplaced } from '../../src/model/problem.ts'
import { faultsOf } from './faults.ts'
import { describe, innermost } from './issues.ts'
import type { Checked, YamlFile } from './yamlFile.ts'

/** The data of a file, checked against its schema: every problem with its place and what to do about it. */
export function validate<Schema extends z.ZodType>(file: YamlFile, schema: Schema): Checked<z.infer<Schema>> {
  const syntax = faultsOf(file)
  if (syntax.length > 0) return { problems: syntax }
  const { value: data, problems } = toData(file, schema)
  if (problems.length > 0) return { problems }
  const cut = cutTexts(file)
  const first = schema.safeParse(data)
  if (first.success) return { value: first.data, problems: cut }
  takeAsTexts(file, first.error.issues.flatMap(innermost))
  const result = schema.safeParse(toData(file, schema).value)
  if (result.success) return { value: result.data, problems: cut }
  const issues = firstOfEach(result.error.issues.flatMap(innermost))
  return { problems: [...cut, ...issues.flatMap((issue) => describe(issue, file, data, schema))] }
}

/** Of what is wrong with one value the first: a text where a list belongs is not too long for a list as well. */
function firstOfEach(issues: readonly z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  const isUnknown = ({ code }: z.core.$ZodIssue) => code === 'unrecognized_keys'
  const values = issues.filter((issue) => !isUnknown(issue)).reverse()
  const first = new Map(values.map((issue) => [JSON.stringify(issue.path), issue]))
  return issues.filter((issue) => isUnknown(issue) || first.get(JSON.stringify(issue.path)) === issue)
}

function toData(file: YamlFile, schema: z.ZodType): Checked<unknown> {
  try {
    const value = file.document.toJS({ maxAliasCount: 100 }) ?? (schema._zod.def.type === 'array' ? [] : {})
    return { problems: [], value }
  } catch {
    const reason = 'A text begins with * or & here'
    const remedy = 'Put the text in quotes. If values are meant to be repeated, write them out.'
    return { problems: [{ ...file.place(file.find(isAlias) ?? 0), rule: 'yaml', reason, remedy }] }
  }
}

/** `title: Sink # 1` means 'Sink': what looks like a text that goes on is said. Remarks have two spaces in front of them. */
function cutTexts(file: YamlFile): Unplaced[] {
  const found: Unplaced[] = []
  if (!/\S #/.test(file.yaml)) return found // most files have none, and are not walked
  visit(file.document, {
    Scalar(key, { type, value, range, comment }) {
      const isText = key !== 'key' && type === 'PLAIN' && typeof value === 'string'
      if (!isText || !comment || !range || !file.yaml.startsWith(' #', range[1])) return
      const reason = `The text ends before "#": what visitors read is ${JSON.stringify(value)}`
      const remedy = 'Put the whole text in quotes, or two spaces before "#" if it begins a remark.'
      found.push({ ...file.place(range[1]), rule: 'cut-text', reason, remedy, warning: true })
    },
  })
  return found
}

/** Where text is meant, a number or a yes that YAML made of it is the text that was written: `postcode: 01000`. */
function takeAsTexts({ document }: YamlFile, issues: readonly z.core.$ZodIssue[]) {
  for (const issue of issues) {
    if (issue.code !== 'invalid_type' || issue.expected !== 'string') continue
    const node = document.getIn(issue.path, true)
    if (isScalar(node) && node.source !== undefined && node.value !== null) node.value = node.source
  }
}
