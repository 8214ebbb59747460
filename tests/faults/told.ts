import { join } from 'node:path'
import { expect } from 'vitest'
import { digestsIn } from '../helpers.ts'
import type { SmallSite } from './smallSite.ts'

/** What is to be said of a mistake: a level, a place like 'content/site.yaml:3', and words of the message. */
export interface Told {
  readonly level: 'error' | 'warning' | 'none'
  readonly place: string
  readonly says: string
}

/**
 * Builds a site in which something is wrong, and asks all that is asked of a build: the exit code, the place and the words,
 * no stack trace, and in dist the old site byte for byte, or the new one whole.
 */
export async function expectTold(site: SmallSite, { level, place, says }: Told) {
  const dist = join(site.root, 'dist')
  const before = digestsIn(dist)
  const { code, text } = await site.build()
  expect(text).not.toMatch(/^\s+at .*:\d+|TypeError|RangeError|undefined|\[object/m)
  expect(code, text).toBe(level === 'error' ? 1 : 0)
  if (level === 'error') expect(digestsIn(dist)).toEqual(before)
  else expect(Object.keys(digestsIn(dist))).toEqual(expect.arrayContaining(filesOf(site)))
  if (level === 'none') return expect(text).not.toMatch(/ (error|warning) /)
  const here = text.split('\n\n').filter((entry) => entry.trimStart().startsWith(place) && entry.includes(` ${level} `))
  expect(here.join('\n'), `${place}\n${text}`).toContain(says)
}

function filesOf(site: SmallSite): string[] {
  return site.read('dist/.files').trim().split('\n')
}
