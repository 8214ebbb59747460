import { dev } from '../dev.ts'
import { writeJsonSchemas } from '../jsonSchema.ts'
import type { Options } from '../options.ts'

/** `npm run dev`: serves the site while it is edited, until Ctrl-C. `--host` shows it to phones on the same network. */
export async function run({ root, now, base, url, port, network }: Options): Promise<number> {
  const server = await dev({ root, now, base, url, port, network, log: console.log })
  writeJsonSchemas(root)
  console.log([server.url, ...server.addresses].join('\n'))
  await new Promise<void>((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve))
  await server.close()
  return 0
}
