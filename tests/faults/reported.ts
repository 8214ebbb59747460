import { expect } from 'vitest'
import type { Ended, SmallSite } from './smallSite.ts'

/**
 * Builds a faulty site and checks what every build owes: the exit code, the place and the words, no stack trace,
 * and in dist the old site byte for byte or the new one, complete. `reported` is one of
 * 'content/site.yaml:3: words', 'content/blog words' (no line), 'public/.env warning words', or '' for no problem.
 */
export async function expectReported(site: SmallSite, reported = '', build: () => Promise<Ended> = site.build) {
  const [, place = '', level = 'error', says = ''] = /^(\S+) (?:(warning) )?(.*)$/s.exec(reported) ?? []
  const fails = reported !== '' && level === 'error'
  const before = fails && site.digests()
  const { code, text } = await build()
  expect(text).not.toMatch(/^\s+at .*:\d+|TypeError|RangeError|undefined|\[object/m)
  expect(code, text).toBe(fails ? 1 : 0)
  if (fails) expect(site.digests()).toEqual(before)
  else expect(Object.keys(site.digests())).toEqual(expect.arrayContaining(site.read('dist/.files').trim().split('\n')))
  if (!reported) return expect(text).not.toMatch(/ (error|warning) /)
  const start = place.endsWith(':') ? place : `${place} `
  const here = text.split('\n\n').filter((entry) => entry.trimStart().startsWith(start) && entry.includes(` ${level} `))
  expect(here.join('\n'), `${place}\n${text}`).toContain(says)
}
