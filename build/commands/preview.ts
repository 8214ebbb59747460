import { join } from 'node:path'
import { serve, untilEnded } from '../dev/serve.ts'
import type { Options } from '../options.ts'

/** `npm run preview`: serves dist like a host, until Ctrl-C. */
export async function run({ root, base, port }: Options): Promise<number> {
  const { url, server } = await serve({ dist: join(root, 'dist'), base, port })
  console.log(url)
  await untilEnded()
  server.closeAllConnections()
  server.close()
  return 0
}
