import { chmodSync, chownSync, closeSync, openSync, readFileSync, rmSync, watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { build } from '../../build/build.ts'
import { dev } from '../../build/dev/dev.ts'
import { inLine, now, project } from '../helpers.ts'
import { full, randomFrom } from './plainSite.ts'
import { type Started, smallSite } from './smallSite.ts'

/*
 * Builds as processes of their own: ended at any moment, several at a time, run by others, heard by nobody. dist is the old
 * site or the new one, whole, and the next build works with no cleaning by hand. Between the two renames of a swap, for
 * microseconds, there is none: the old one stands beside, complete.
 */

const site = smallSite()
const at = (name: string) => join(site.root, name)
const random = randomFrom('processes')
/** What dist holds when it is the first site, and the second. */
const sites: Readonly<Record<string, string>>[] = []
let lasting = 1000

/** Two sites that differ in every way that counts: a file changed, one added, one removed. */
function become(index: number) {
  site.restore()
  if (index === 0) return
  site.edit('content/site.yaml', 'founded: 2001', 'founded: 2002')
  site.write({
    'content/blog/2.md': null,
    'content/blog/4.md': site.read('content/blog/1.md').replace('id: 1', 'id: 4'),
  })
}

beforeAll(async () => {
  for (const index of [1, 0]) {
    become(index)
    const started = performance.now()
    expect(await site.start().ended).toMatchObject({ code: 0 })
    lasting = performance.now() - started
    sites[index] = site.digests()
  }
  expect(sites[0]).not.toEqual(sites[1])
})
afterEach(() => expect(site.leftovers()).toEqual([]))

/** Content becomes the site that dist does not hold; then the fault, the check of dist, and a build in peace. */
async function survives(fault: () => Promise<unknown>) {
  const next = site.digests()['.files'] === sites[0]?.['.files'] ? 1 : 0
  become(next)
  await fault()
  const aside = site.leftovers().find((name) => name.startsWith('.dist.old'))
  expect(sites).toContainEqual(site.digests(site.has('dist') ? 'dist' : aside))
  expect(await site.build()).toMatchObject({ code: 0 })
  expect(site.digests()).toEqual(sites[next])
  expect(site.leftovers()).toEqual([])
}

/** Starts a build and kills it some time after a name that begins like this appears beside dist. */
async function killedWhen(name: string, wait: number) {
  const watcher = watch(site.root)
  const started = site.start()
  const appears = new Promise<void>((resolve) =>
    watcher.on('change', (_, file) => String(file).startsWith(name) && resolve()),
  )
  await Promise.race([appears, started.ended])
  await setTimeout(wait)
  started.kill('SIGKILL')
  await started.ended
  watcher.close()
}

describe('a build that is ended', () => {
  test.each<[NodeJS.Signals, number]>([
    ['SIGKILL', full ? 25 : 1],
    ['SIGINT', full ? 15 : 1],
    ['SIGTERM', full ? 15 : 0],
  ])('by %s at any moment, %i times', async (signal, times) => {
    for (let time = 0; time < times; time += 1) {
      await survives(async () => {
        const started = site.start()
        await setTimeout(random() * lasting)
        started.kill(signal)
        await started.ended
      })
    }
  })

  test('by SIGKILL while it writes, and while it swaps', async () => {
    for (let time = 0; time < (full ? 10 : 1); time += 1) {
      await survives(() => killedWhen('.dist.new', random() * lasting * 0.2))
      await survives(() => killedWhen('.dist.old', 0))
    }
  })
})

describe('builds at the same time', () => {
  const codesOf = (builds: readonly Started[]) => Promise.all(builds.map(async ({ ended }) => (await ended).code))

  test('wait for each other, and for none that was killed, and all succeed', async () => {
    for (let round = 0; round < (full ? 20 : 1); round += 1) {
      await survives(async () => {
        const killed = site.start()
        await setTimeout(random() * lasting)
        killed.kill('SIGKILL')
        await killed.ended
        expect(await codesOf([site.start(), site.start(), ...(full ? [site.start()] : [])])).toEqual(
          full ? [0, 0, 0] : [0, 0],
        )
      })
    }
  })

  test('stand beside dev', async () => {
    const folders = { root: site.root, code: project, cache: at('.cache'), dist: at('dist') }
    const server = await dev({ ...folders, now, port: 0, log: () => {} })
    for (let round = 0; round < (full ? 5 : 1); round += 1) {
      await survives(async () => {
        expect(await codesOf([site.start()])).toEqual([0])
        expect((await fetch(server.url)).status).toBe(200)
      })
    }
    await server.close()
  })
})

test('a file of dist that somebody reads stays whole for him', async () => {
  await survives(async () => {
    const before = site.read('dist/index.html')
    const file = openSync(at('dist/index.html'), 'r')
    expect(await site.start().ended).toMatchObject({ code: 0 })
    expect(readFileSync(file, 'utf8')).toBe(before)
    closeSync(file)
    expect(site.read('dist/index.html')).not.toBe(before)
  })
})

test.each<[what: string, name: string, told: string]>([
  ['an article is saved', 'content/blog/1.md', ''],
  ['an article is removed', 'content/blog/1.md', ''],
  ['a picture is damaged', 'content/images/blue.jpg', ''],
  ['settings are removed', 'content/site.yaml', ''],
])('while a build reads, %s: the old site, the new one, or an error with its file', async (what, name) => {
  become(0)
  const before = site.digests()
  const folders = { root: site.root, code: project, cache: at('.cache'), dist: at('dist'), now }
  for (const stage of full ? ['content', 'code', 'model', 'pages', 'check', 'pictures'] : ['content', 'pages']) {
    const { written, problems } = await build({
      ...folders,
      onStage({ name: ended }) {
        if (ended === stage) site.write({ [name]: what.endsWith('removed') ? null : 'half' })
      },
    })
    if (written) expect(site.read('dist/.files').trim().split('\n')).toEqual(Object.keys(site.digests()))
    else expect([problems.map(inLine).join(), site.digests()]).toEqual([expect.stringContaining('content/'), before])
    site.restore()
    expect(await site.build()).toMatchObject({ code: 0 })
  }
})

describe('a build that nobody hears', () => {
  test.each<[who: string, start: () => Started]>([
    ['since they have closed their ears', () => site.start({ deaf: true })],
    ['since there is no room for it', () => site.start({ stdout: openSync('/dev/full', 'w') })],
  ])('%s does its work', async (_, start) => {
    await survives(async () => expect(await start().ended).toMatchObject({ code: 0 }))
  })
})

/* As root everything may be read and written: these builds are run by nobody. */
describe.skipIf(process.getuid?.() !== 0)('a build by one who may not', () => {
  const NOBODY = 65_534
  const locked =
    (...names: string[]) =>
    () => {
      for (const name of names) chmodSync(at(name), 0)
      return () => {
        for (const name of names) chmodSync(at(name), 0o755)
      }
    }
  /** dist belongs to him, in a folder that does not. */
  const owned = () => {
    for (const name of ['.', ...new Set(Object.keys(site.digests()).flatMap((file) => [file, ...foldersAbove(file)]))])
      chownSync(at(join('dist', name)), NOBODY, NOBODY)
    return () => {}
  }

  const faults: [what: string, make: () => () => void, told?: string][] = [
    ['read settings', locked('content/site.yaml'), 'content/site.yaml error The file is missing or cannot be read'],
    ['read an article', locked('content/blog/1.md'), 'content/blog/1.md error The file is missing or cannot be read'],
    ['read a picture', locked('content/images/blue.jpg'), '"images/blue.jpg" cannot be read'],
    ['open the folder of articles', locked('content/blog'), 'content/blog error The folder cannot be read'],
    ['open content', locked('content'), 'content/site.yaml error The file is missing or cannot be read'],
    ['open public', locked('public'), 'public error The folder cannot be read'],
    ['read a file of public', locked('public/favicon.svg'), 'public/favicon.svg error The file cannot be read'],
    ['write dist', () => () => {}, 'dist error dist could not be written: EACCES'],
    ['write the folder of dist, which is his', owned],
  ]

  test.each(full ? faults : faults.toSorted(() => random() - 0.5).slice(0, 3))(
    '%s',
    { timeout: 10_000 },
    async (_, make, told) => {
      become(1)
      expect(await site.build()).toMatchObject({ code: 0 })
      become(0)
      const before = site.digests()
      const mend = make()
      const { code, text } = await site.start({ uid: NOBODY }).ended
      mend()
      expect(code, text).toBe(told ? 1 : 0)
      expect(text).not.toMatch(/^\s+at .*:\d+|TypeError|undefined/m)
      if (told) expect(text).toContain(told)
      expect(site.digests()).toEqual(told ? before : sites[0])
      rmSync(at('dist'), { recursive: true })
    },
  )
})

function foldersAbove(file: string): string[] {
  return file
    .split('/')
    .slice(0, -1)
    .map((_, index, names) => names.slice(0, index + 1).join('/'))
}
