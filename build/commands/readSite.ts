import { join } from 'node:path'
import { Cache } from '../cache/cache.ts'
import { textIn } from '../cache/files.ts'
import { Inputs } from '../cache/inputs.ts'
import { ContentReader } from '../content/content.ts'
import { Places } from '../content/yamlFile.ts'
import type { Options } from '../options.ts'
import { type Model, toModel } from '../pages/model.ts'
import { isError, type Result, report } from '../problems.ts'

/** The site without its pages, for commands that write none. Errors are printed; there is no site then. */
export async function readSite({ root, now, url, base }: Options, drafts: boolean): Promise<Result<Model> | undefined> {
  const reading = { root, cache: new Cache(join(root, '.cache')), inputs: new Inputs() }
  const places = new Places(root)
  const { value: content, problems } = await new ContentReader(root, reading.cache, reading.inputs).read()
  const model = content && (await toModel(content, { ...reading, now, url, base, drafts }))
  const all = [...problems, ...(model?.problems ?? []).map((each) => places.locate(each))]
  if (model && !all.some(isError)) return { value: model.value, problems: all }
  console.error(report(all, textIn(root)))
  return undefined
}
