import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { DevServer } from '../dev/dev.ts'
import { untilEnded } from '../dev/serve.ts'
import type { Options } from '../options.ts'

/** `npm run dev`: serves the site while it is edited, until Ctrl-C. `--host` makes it reachable on the network. */
export async function run({ root, now, base, url, port, network }: Options): Promise<number> {
  const folders = { root, code: root, cache: join(root, '.cache') }
  const server = await new DevServer({ ...folders, now, base, url, port, network, log: console.log }).start()
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  // The addresses under which other devices on the network reach it.
  const open = addresses.filter(({ internal, family }) => network && !internal && family === 'IPv4')
  console.log([server.url, ...open.map(({ address }) => server.url.replace('localhost', address))].join('\n'))
  await untilEnded()
  await server.close()
  return 0
}
