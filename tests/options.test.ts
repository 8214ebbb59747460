import { describe, expect, test } from 'vitest'
import { readOptions } from '../build/options.ts'

const calls = (args: string, env: NodeJS.ProcessEnv = {}) => readOptions(args.split(' ').filter(Boolean), env)
const known = 'Options: --port, --host, --json, --strict, --allow-empty.'

describe('what is wrong is told with what to write', () => {
  test.each<[args: string, env: NodeJS.ProcessEnv, mistake: string]>([
    [
      '',
      { SITE_URL: 'example' },
      'SITE_URL must be an origin like https://www.example.com, without a path, not "example".',
    ],
    [
      '',
      { SITE_URL: 'https://www.example.com/' },
      'SITE_URL must be an origin like https://www.example.com, without a path, not "https://www.example.com/".',
    ],
    ['', { SITE_BASE: 'site' }, 'SITE_BASE must start and end with a slash, like / or /site/, not "site".'],
    ['', { SITE_NOW: '2025-13-40' }, 'SITE_NOW must be a date like 2026-02-19, not "2025-13-40".'],
    ['--port abc', {}, '--port must be a number up to 65535, not "abc".'],
    ['--port=', {}, '--port must be a number up to 65535, not "".'],
    ['', { PORT: '70000' }, 'PORT must be a number up to 65535, not "70000".'],
    ['--verbose', {}, `Unknown option '--verbose'. ${known}`],
    ['--port', {}, `Option '--port <value>' argument missing. ${known}`],
    // npm keeps "--port" to itself.
    ['dev 5000', {}, '"5000" means nothing to "dev". Options stand behind two dashes: npm run dev -- --port 5000.'],
  ])('%s %j', (args, env, mistake) => {
    expect(calls(args, env)).toEqual({ mistakes: [mistake] })
  })

  test('all of it at once', () => {
    const both = calls('dev 1', { SITE_URL: 'example', SITE_BASE: 'site' })
    expect('mistakes' in both && both.mistakes).toHaveLength(3)
  })
})

test('empty variables are none', () => {
  const { options } = calls('', { SITE_URL: '', SITE_BASE: '', SITE_NOW: '', PORT: '' }) as { options: object }
  expect(options).toMatchObject({ port: 4000, strict: false, now: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
})

test('words belong to the command', () => {
  expect(calls('new article A sink --json')).toMatchObject({ command: 'new', options: { json: true } })
  expect(calls('new article A sink')).toMatchObject({ options: { words: ['article', 'A', 'sink'] } })
  expect(calls('')).toMatchObject({ command: 'build', options: { words: [] } })
})

test('today is the day in Malaysia', () => {
  expect(calls('build --strict', { SITE_NOW: '2026-02-19' })).toMatchObject({
    options: { now: '2026-02-19', strict: true },
  })
})
