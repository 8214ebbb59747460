import { expect, test } from 'vitest'
import { readOptions } from '../build/options.ts'

const calls = (args: string, env: NodeJS.ProcessEnv = {}) => readOptions(args.split(' ').filter(Boolean), env)
const commands = 'build, dev, preview, preflight, new, host, links, html, fonts'
const known = 'Options: --port, --host, --json, --strict.'
const origin = 'SITE_URL must be an origin like https://www.example.com, without a path, not'
const base = 'SITE_BASE must start and end with a slash, like / or /site/, not "site".'
const taken = 'npm has taken options for itself. Put them after two dashes:'

test.each<[args: string, env: NodeJS.ProcessEnv, ...mistakes: string[]]>([
  ['', { SITE_URL: 'example' }, `${origin} "example".`],
  ['', { SITE_URL: 'https://example.com:99999' }, `${origin} "https://example.com:99999".`],
  ['', { SITE_URL: 'https://www.example.com/', SITE_BASE: 'site' }, `${origin} "https://www.example.com/".`, base],
  ['', { SITE_NOW: '2025-13-40' }, 'SITE_NOW must be a date like 2026-02-19, not "2025-13-40".'],
  ['biuld', {}, `There is no command "biuld". Commands: ${commands}.`],
  ['preflight --json', {}, '"preflight" does not understand --json.'],
  ['dev --port abc', {}, '--port must be a number up to 65535, not "abc".'],
  ['dev', { PORT: '70000' }, 'PORT must be a number up to 65535, not "70000".'],
  ['--verbose', {}, `Unknown option '--verbose'. ${known}`],
  ['--port', {}, `Option '--port <value>' argument missing. ${known}`],
  ['dev --port --host', {}, `Option '--port' argument is ambiguous. ${known}`],
  ['build', { npm_config_strict: 'true' }, `${taken} npm run build -- --strict.`],
  ['dev', { npm_config_port: '5000', npm_config_host: 'true' }, `${taken} npm run dev -- --port 5000 --host.`],
  [
    'dev 5000',
    { npm_config_port: 'true' },
    '"dev" does not understand "5000".',
    `${taken} npm run dev -- --port 5000.`,
  ],
])('%s %j is reported with a remedy', (args, env, ...mistakes) => expect(calls(args, env)).toEqual({ mistakes }))

const today = expect.stringMatching(/^[\d-]{10}$/)

test.each<[args: string, env: NodeJS.ProcessEnv, call: object]>([
  ['', { SITE_URL: '', SITE_NOW: '', PORT: '' }, { options: { port: 4000, now: today } }],
  ['new article A sink', {}, { command: 'new', options: { words: ['article', 'A', 'sink'] } }],
  ['', { PORT: 'tcp://10.0.0.1:80' }, { command: 'build' }],
  ['--json', { npm_config_json: 'true' }, { command: 'build', options: { json: true, strict: false } }],
  ['build --strict', { SITE_NOW: '2026-02-19' }, { command: 'build', options: { now: '2026-02-19', strict: true } }],
])('%s %j is understood', (args, env, call) => expect(calls(args, env)).toMatchObject(call))
