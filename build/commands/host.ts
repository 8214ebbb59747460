import { configurations } from '../hosts/files.ts'
import type { Options } from '../options.ts'
import { readSite } from './readSite.ts'

/** `npm run host nginx`: prints a server's configuration for the current settings: base, slashes, redirects. */
export async function run(options: Options): Promise<number> {
  const [name = ''] = options.words
  const configuration = Object.hasOwn(configurations, name) ? configurations[name] : undefined
  if (!configuration) {
    console.error(`Usage: npm run host ${Object.keys(configurations).join('|')}`)
    return 1
  }
  const read = await readSite(options)
  if (!read) return 1
  const { site, addresses } = read.value
  console.log(configuration({ ...site.settings, redirects: site.redirects, addresses }))
  return 0
}
