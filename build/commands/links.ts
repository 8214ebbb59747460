import { join } from 'node:path'
import { LinkChecker } from 'linkinator'
import type { Options } from '../options.ts'
import { serve } from '../serve.ts'

/** `npm run check:links`: a second opinion on every link of dist, fragments too; with `--external` those to other sites. */
export async function run({ root, base, external }: Options): Promise<number> {
  const { url, server } = await serve({ dist: join(root, 'dist'), base, port: 0 })
  const { links } = await new LinkChecker().check({
    path: url,
    recurse: true,
    checkFragments: true,
    concurrency: 20,
    timeout: 20_000,
    linksToSkip: async (link) => !external && !link.startsWith(new URL(url).origin),
  })
  server.closeAllConnections()
  server.close()
  const broken = links.filter(({ state }) => state === 'BROKEN')
  for (const { url, parent, status } of broken) console.error(`${status ?? ''} ${url} (on ${parent})`)
  const checked = links.filter(({ state }) => state !== 'SKIPPED').length
  console.log(`${checked} links checked, ${broken.length} broken`)
  return broken.length > 0 || checked < 10 ? 1 : 0
}
