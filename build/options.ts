import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { BASE, isOrigin } from '../src/model/routes.ts'
import { isCalendarDate } from '../src/model/text/dates.ts'

/** Options from the command line and the environment. */
export interface Options {
  readonly root: string
  /** Today's date in Malaysia, where the firm publishes: '2026-02-19'. */
  readonly now: string
  readonly url?: string
  readonly base?: string
  readonly port: number
  readonly network: boolean
  readonly json: boolean
  readonly strict: boolean
  readonly words: readonly string[]
}

/** Each is a module in commands/, with the options that it understands. */
const commands: Readonly<Record<string, readonly string[]>> = {
  build: ['json', 'strict'],
  dev: ['port', 'host'],
  preview: ['port'],
  ...{ preflight: [], new: [], host: [], links: [], html: [], fonts: [] },
}

/** A command and its options. */
export interface Call {
  readonly command: string
  readonly options: Options
}

const options = {
  port: { type: 'string' },
  host: { type: 'boolean' },
  json: { type: 'boolean' },
  strict: { type: 'boolean' },
} as const

/** Parses arguments and environment into a call, or into messages about what is wrong with them. */
export function readOptions(args: readonly string[], env: NodeJS.ProcessEnv): Call | { mistakes: readonly string[] } {
  const parsed = parse(args)
  if ('mistake' in parsed) return { mistakes: [parsed.mistake] }
  const { values, positionals } = parsed
  const { host: network = false, json = false, strict = false } = values
  const [command = 'build', ...words] = positionals
  const own = Object.hasOwn(commands, command) ? commands[command] : undefined
  if (!own) {
    const names = Object.keys(commands).join(', ')
    return { mistakes: [`There is no command ${JSON.stringify(command)}. Commands: ${names}.`] }
  }
  const { SITE_URL: url, SITE_BASE: base } = env
  const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10) // UTC+8 in any time zone
  const now = env.SITE_NOW || today
  const port = values.port ?? ((own.includes('port') && env.PORT) || '4000')
  const isPort = /^\d{1,5}$/.test(port) && Number(port) <= 65_535
  const excess = command === 'new' || command === 'host' ? '' : words.join(' ')
  // In `npm run dev --port 5000`, npm takes the option as its own and passes on only what follows it. It has a `json`, too.
  const taken = own.filter((name) => name !== 'json' && env[`npm_config_${name}`] && !(name in values))
  const example = taken.map((name) => (name === 'port' ? '--port 5000' : `--${name}`)).join(' ')
  const foreign = Object.keys(values).filter((name) => !own.includes(name))
  const not = (value: string) => `not ${JSON.stringify(value)}.`
  const mistakes = [
    url && !isOrigin(url) && `SITE_URL must be an origin like https://www.example.com, without a path, ${not(url)}`,
    base && !BASE.test(base) && `SITE_BASE must start and end with a slash, like / or /site/, ${not(base)}`,
    !isCalendarDate(now) && `SITE_NOW must be a date like 2026-02-19, ${not(now)}`,
    !isPort && `${values.port === undefined ? 'PORT' : '--port'} must be a number up to 65535, ${not(port)}`,
    excess && `"${command}" does not understand "${excess}".`,
    example && `npm has taken options for itself. Put them after two dashes: npm run ${command} -- ${example}.`,
    ...foreign.map((name) => `"${command}" does not understand --${name}.`),
  ].flatMap((mistake) => mistake || [])
  if (mistakes.length > 0) return { mistakes }
  return { command, options: { root: resolve('.'), now, url, base, port: Number(port), network, json, strict, words } }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (error) {
    const [reason] = (error as Error).message.split(/\.\s/)
    const names = Object.keys(options).map((name) => `--${name}`)
    return { mistake: `${reason}. Options: ${names.join(', ')}.` }
  }
}
