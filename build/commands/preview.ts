import { join } from 'node:path'
import type { Options } from '../options.ts'
import { serve } from '../serve.ts'

/** `npm run preview`: serves dist as a host would, until Ctrl-C. */
export async function run({ root, base, port }: Options): Promise<number> {
  const { url, server } = await serve({ dist: join(root, 'dist'), base, port })
  console.log(url)
  await new Promise<void>((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve))
  server.closeAllConnections()
  server.close()
  return 0
}
