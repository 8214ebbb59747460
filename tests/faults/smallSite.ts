import { type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect } from 'vitest'
import { tryStat } from '../../build/cache/files.ts'
import { digestsIn, fixtures, folder, now, project, put, run, tsx } from '../helpers.ts'

/** An article with every key. */
export const article = `\
---
id: 1
title: A quiet kitchen
metaTitle: A quiet kitchen in Ipoh
metaDescription: How a kitchen becomes quiet.
date: 2025-05-20
updated: 2025-06-01
publishDate: 2025-05-20
draft: false
image: { file: images/blue.jpg, alt: A kitchen., focus: 30% 60% }
author: Siti Batu
authorImage: mark
authorBio: Siti draws rooms.
category: Renovation
tags: [Kitchen, Storage]
cta:
  text: Ask us.
  buttonText: Ask
  buttonLink: /contact
relatedLinks:
  - { text: About us, url: /about }
---

First words.
`
const minimal = article.replace('id: 1', 'id: 2').replace(/(?:metaTitle|updated|publishDate|image|tags)[^\n]*\n/g, '')
const articles = { 'content/blog/1.md': article, 'content/blog/2.md': minimal, 'content/blog/support/3.md': minimal }

/** How a build ended, and everything it printed. */
export interface Ended {
  readonly code: number | null
  readonly text: string
}

export type SmallSite = ReturnType<typeof smallSite>

const belongs = ['src', 'node_modules', 'package.json', '.cache', 'content', 'public', 'dist']

/** The fixture site with three small articles, as commands find it in their working directory. */
export function smallSite(cache?: string) {
  const fixture = folder(articles, { blog: false, onEnd: afterAll, cache })
  const { root } = fixture
  chmodSync(root, 0o755)
  const settings = fixture.read('content/site.yaml')
  return {
    ...fixture,
    /** `npm run build`, in this process. */
    build: (): Promise<Ended> => run(fixture, 'build'),
    /** `npm run build`, in a process of its own. */
    start(options?: SpawnOptions) {
      const words = [...tsx, join(project, 'build/main.ts'), 'build']
      const env = { ...process.env, SITE_NOW: now, NODE_OPTIONS: '', GITHUB_ACTIONS: '' }
      const child = spawn(process.execPath, words, { cwd: root, env, ...options })
      let text = ''
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (text += data))
      return { child, ended: once(child, 'close').then(([code]): Ended => ({ code, text })) }
    },
    /** Moves what has this name to `www`, if it is there, and makes something else in its place, until that is mended. */
    instead: (name: string, make: (path: string) => unknown) => () => {
      const [path, aside] = [join(root, name), join(root, 'www')]
      const isThere = fixture.has(name)
      if (isThere) renameSync(path, aside)
      make(path)
      return () => {
        rmSync(path, { recursive: true, force: true })
        if (isThere) renameSync(aside, path)
      }
    },
    /** The digests of all files in dist. None if dist is not a folder. */
    digests: (folder = 'dist') => (tryStat(join(root, folder))?.isDirectory() ? digestsIn(join(root, folder)) : {}),
    /** What is in the folder but does not belong there. */
    leftovers: () => readdirSync(root).filter((name) => !belongs.includes(name)),
    /** Changes the site in every way that matters: one file changed, one added, one removed. */
    change() {
      fixture.edit('content/site.yaml', 'founded: 2001', 'founded: 2002')
      fixture.write({ 'content/blog/support/3.md': null, 'content/blog/4.md': article.replace('id: 1', 'id: 4') })
    },
    /** Restores content and public. */
    restore() {
      for (const folder of ['content', 'public']) rmSync(join(root, folder), { recursive: true, force: true })
      cpSync(fixtures, root, { recursive: true, filter: (path) => !path.includes('/content/blog/') })
      fixture.write({ ...articles, 'content/site.yaml': settings })
    },
  }
}

export const linkTo = (target: string) => (path: string) => symlinkSync(target, path)
export const file = (path: string) => put(path, '')
export const pipe = (path: string) => spawnSync('mkfifo', [path])

/** Checks what a build of a faulty site owes: exit code, place and words, no stack trace, one complete site in dist. */
// `reported`: 'content/site.yaml:3: words', 'content/blog words' (no line), 'public/.env warning words', or ''. Gives
// all that the build said.
export async function expectReported(site: SmallSite, reported = '', build: () => Promise<Ended> = site.build) {
  const [, place = '', level = 'error', says = ''] = /^(\S+) (?:(warning) )?(.*)$/s.exec(reported) ?? []
  const fails = reported !== '' && level === 'error'
  const before = fails && site.digests()
  const { code, text } = await build()
  expect(text).not.toMatch(/^\s+at .*:\d+|TypeError|RangeError|undefined|\[object/m)
  expect(code, text).toBe(fails ? 1 : 0)
  if (fails) expect(site.digests()).toEqual(before)
  else expect(Object.keys(site.digests())).toEqual(expect.arrayContaining(site.read('dist/.files').trim().split('\n')))
  if (!reported) expect(text).not.toMatch(/ (error|warning) /)
  const start = place.endsWith(':') ? place : `${place} `
  const here = text.split('\n\n').filter((entry) => entry.trimStart().startsWith(start) && entry.includes(` ${level} `))
  expect(here.join('\n'), `${place}\n${text}`).toContain(says)
  return text
}

/** Set by `npm run test:faults`: everything at full length. */
export const isFullRun = process.env.MODE === 'full'

/** The same for all files of a run, and a new one each minute. SEED=… repeats a failed run. */
const seed = Number(process.env.SEED) || Math.floor(Date.now() / 60_000)
console.log(`Faults by SEED=${seed}`)

/** The whole list in the long form. Otherwise `count` of its items, different ones each time. */
export function pickSome<Each>(list: readonly Each[], count: number): readonly Each[] {
  if (isFullRun || list.length <= count) return list
  return fc.sample(fc.shuffledSubarray([...list], { minLength: count, maxLength: count }), { seed, numRuns: 1 }).flat()
}

/** Random numbers from 0 to 1. */
export const fractions = (numRuns: number) => fc.sample(fc.double({ min: 0, max: 1, noNaN: true }), { seed, numRuns })

/** The pieces of markup in a text, separated by spaces. Within a piece, ␣ is a space and ↵ a line break. */
export function wordsOf(text: string): string[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('␣', ' ').replaceAll('↵', '\n'))
}
