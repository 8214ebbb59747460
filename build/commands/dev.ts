import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { DevServer } from '../dev/dev.ts'
import { untilEnded } from '../dev/serve.ts'
import type { Options } from '../options.ts'

/** `npm run dev`: serves the site while it is edited, until Ctrl-C. `--host` makes it reachable on the network. */
export async function run({ root, now, base, url, port, network }: Options): Promise<number> {
  const folders = { root, code: root, cache: join(root, '.cache') }
  const server = await new DevServer({ ...folders, now, base, url, port, network, log: console.log }).start()
  console.log([server.url, ...(network ? networkAddresses(server) : [])].join('\n'))
  await untilEnded()
  await server.close()
  return 0
}

/** The URLs under which other devices on the network reach a server. */
function networkAddresses({ url }: { url: string }): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  const open = addresses.filter(({ internal, family }) => !internal && family === 'IPv4')
  return open.map(({ address }) => url.replace('localhost', address))
}
