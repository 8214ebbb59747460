import { join } from 'node:path'
import { textIn } from '../cache/files.ts'
import { workspaceOf } from '../cache/inputs.ts'
import { loadRules } from '../code/code.ts'
import { ContentReader } from '../content/content.ts'
import type { Options } from '../options.ts'
import { type Model, readModel } from '../pages/model.ts'
import { isError, type Result, report } from '../problems.ts'

/** Reads the site without rendering it, for commands that do not build. If there are errors, prints them instead. */
export async function readSite({ root, now, url, base }: Options): Promise<Result<Model> | undefined> {
  const workspace = workspaceOf(root, join(root, '.cache'))
  const options = { ...workspace, now, url, base, drafts: false }
  const rules = await loadRules(root, workspace.inputs, workspace.cache)
  const read = rules.value && (await readModel(new ContentReader(workspace), rules.value, options))
  const { value, problems } = read ?? { value: undefined, problems: rules.problems }
  if (value && !problems.some(isError)) return { value, problems }
  console.error(report(problems, textIn(root)))
  return undefined
}
