import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** Commands, each loaded only when it is called: a build should not wait for a watcher. */
const commands: Readonly<Record<string, (options: Options) => Promise<number>>> = {
  build: async (options) => (await import('./commands/build.ts')).run(options),
  dev: async (options) => (await import('./commands/dev.ts')).run(options),
  preview: async (options) => (await import('./commands/preview.ts')).run(options),
  links: async (options) => (await import('./commands/links.ts')).run(options),
  preflight: async (options) => (await import('./commands/preflight.ts')).run(options),
  new: async (options) => (await import('./commands/new.ts')).run(options),
}

/** What the command line and the environment say. */
export interface Options {
  readonly root: string
  /** Today in Malaysia, where the firm publishes: '2026-02-19'. */
  readonly now: string
  readonly url?: string
  readonly base?: string
  readonly port: number
  readonly network: boolean
  readonly json: boolean
  readonly external: boolean
  readonly words: readonly string[]
}

process.exitCode = await main(process.argv.slice(2))

async function main(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      port: { type: 'string' },
      host: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      external: { type: 'boolean', default: false },
    },
  })
  const [name = 'build', ...words] = positionals
  const command = commands[name]
  if (!command) {
    console.error(`There is no command ${JSON.stringify(name)}. Commands: ${Object.keys(commands).join(', ')}.`)
    return 1
  }
  const { SITE_URL: url, SITE_BASE: base, SITE_NOW: now = today(), PORT } = process.env
  const port = Number(values.port ?? PORT ?? 4000)
  const { host: network, json, external } = values
  return command({ root: resolve('.'), now, url, base, port, network, json, external, words })
}

/** The firm's day, UTC+8, whatever the machine's time zone. */
function today(): string {
  return new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
}
