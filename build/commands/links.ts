import { join } from 'node:path'
import { isBuilt, serve } from '../dev/serve.ts'
import type { Options } from '../options.ts'

/** `npm run check:links`: serves dist like a host, below its base, and follows every internal link. */
export async function run({ root }: Options): Promise<number> {
  const dist = join(root, 'dist')
  if (!isBuilt(dist)) return 1
  const { LinkChecker } = await import('linkinator')
  const { url, close } = await serve(dist, 0)
  const linksToSkip = async (link: string) => !link.startsWith(new URL(url).origin)
  // Retries, because a busy machine may drop a connection.
  const patience = { concurrency: 20, retryErrors: true, retryErrorsCount: 3 }
  const options = { path: url, recurse: true, checkFragments: true, linksToSkip, ...patience }
  const { links, passed } = await new LinkChecker().check(options)
  for (const { url: link, status, parent } of links.filter(({ state }) => state === 'BROKEN'))
    console.error(`${link} is dead (${status}), linked from ${parent}`)
  console.log(`${links.filter(({ state }) => state === 'OK').length} links work.`)
  close()
  return passed ? 0 : 1
}
