import { join } from 'node:path'
import { isBuilt, serve, untilEnded } from '../dev/serve.ts'
import type { Options } from '../options.ts'

/** `npm run preview`: serves dist like a host, until Ctrl-C. */
export async function run({ root, port }: Options): Promise<number> {
  const dist = join(root, 'dist')
  if (!isBuilt(dist)) return 1
  const { url, close } = await serve(dist, port)
  console.log(url)
  await untilEnded()
  close()
  return 0
}
