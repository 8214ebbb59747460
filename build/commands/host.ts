import { join } from 'node:path'
import { Cache } from '../cache/cache.ts'
import { Inputs } from '../cache/inputs.ts'
import { ContentReader } from '../content/content.ts'
import { configurations } from '../hosts/files.ts'
import type { Options } from '../options.ts'
import { toModel } from '../pages/model.ts'
import { isError, report } from '../problems.ts'
import { textIn } from './terminal.ts'

/** `npm run host nginx`: prints what a host has to be told about this site as it is set: base, slashes, redirects. */
export async function run({ root, now, url, base, words: [name = ''] }: Options): Promise<number> {
  const configuration = Object.hasOwn(configurations, name) ? configurations[name] : undefined
  if (!configuration) {
    console.error(`Usage: npm run host ${Object.keys(configurations).join('|')}`)
    return 1
  }
  const cache = new Cache(join(root, '.cache'))
  const inputs = new Inputs()
  const { value: content, problems } = await new ContentReader(root, cache, inputs).read()
  const model = content && (await toModel(content, { root, now, url, base, drafts: false, cache, inputs }))
  const all = [...problems, ...(model?.problems ?? [])]
  if (!model || all.some(isError)) {
    console.error(report(all, textIn(root)))
    return 1
  }
  const { site, addresses: made } = model.value
  console.log(configuration({ base: site.settings.base, redirects: site.redirects, addresses: made }))
  return 0
}
