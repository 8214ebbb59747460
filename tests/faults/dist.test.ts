import { spawnSync } from 'node:child_process'
import { closeSync, cpSync, mkdtempSync, openSync, readFileSync, renameSync, rmSync, statfsSync, watch } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, type TestContext, test } from 'vitest'
import { deadProcess, mount } from '../dist/folder.ts'
import { article, type Files, filesIn, project } from '../helpers.ts'
import { type Build, full, type PlainSite, plainSite, randomFrom } from './plainSite.ts'

/*
 * Whatever happens to a build, dist is the old site or the new one, complete, and the next build works with no cleaning
 * by hand. Between the two renames of a swap, for microseconds, there is none: the old one stands beside, complete.
 */

const base = readFileSync(join(project, 'src/styles/base.css'), 'utf8')
/** Two sites that differ in every way that counts: a file changed, one added, one removed, a style changed. */
const first: Files = {
  'content/blog/91.md': article({ id: 91 }, 'As it was.\n'),
  'content/blog/92.md': article({ id: 92 }),
  'content/blog/94.md': null,
  'src/styles/base.css': base,
}
const second: Files = {
  'content/blog/91.md': article({ id: 91 }, 'As it is now.\n'),
  'content/blog/92.md': null,
  'content/blog/94.md': article({ id: 94 }),
  'src/styles/base.css': `${base}\nhtml { accent-color: red; }\n`,
}

let site: PlainSite
/** What dist holds when it holds the first site, and the second. */
let hashes: readonly (string | undefined)[]
let lasting = 1000

beforeAll(async () => {
  site = plainSite()
  hashes = [await publish(first), await publish(second)]
  const started = performance.now()
  await publish(first)
  lasting = performance.now() - started
})
afterAll(() => site.remove())

async function publish(files: Files, to = site): Promise<string | undefined> {
  to.write(files)
  const { code, text } = await to.build()
  expect(code, text).toBe(0)
  return to.dist()
}

/** Content becomes the site that dist does not hold; then the fault, the check of dist, and a build in peace. */
async function survives(fault: () => Promise<unknown>, on = site) {
  const next = on.dist() === hashes[0] ? 1 : 0
  on.write(next === 0 ? first : second)
  await fault()
  expect(hashes).toContain(on.dist() ?? on.aside())
  const { code, text } = await on.build()
  expect(code, text).toBe(0)
  expect(on.dist()).toBe(hashes[next])
  expect(on.leftovers()).toEqual([])
}

/** A build that fails says this, and dist stays as it was. */
async function fails(on: PlainSite, said: string, mend = () => {}) {
  const before = on.dist()
  const { code, text } = await on.build()
  mend()
  expect(code, text).toBe(1)
  expect(text).toContain(said)
  expect(on.dist()).toBe(before)
}

test('the two sites are not the same', () => {
  expect(new Set([undefined, ...hashes]).size).toBe(3)
})

describe('a build that is ended', () => {
  const random = randomFrom('kills')

  test.each<[NodeJS.Signals, number]>([
    ['SIGKILL', full ? 30 : 1],
    ['SIGINT', full ? 10 : 1],
  ])('by %s at any moment', async (signal, times) => {
    for (let time = 0; time < times; time += 1) {
      await survives(async () => {
        const build = site.start()
        await setTimeout(random() * lasting)
        build.kill(signal)
        await build.ended
      })
    }
  })

  test('by SIGKILL while it writes, and while it swaps', async () => {
    for (let time = 0; time < (full ? 10 : 1); time += 1) {
      await survives(() => killedWhen('.dist.new', random() * lasting * 0.5))
      await survives(() => killedWhen('.dist.old', 0))
    }
  })

  test('between the two renames, when there is no dist for a moment', async () => {
    await survives(async () => {
      await killedWhen('.dist.new', 50)
      renameSync(join(site.root, 'dist'), join(site.root, `.dist.old.${deadProcess()}`))
      expect((await site.build()).code).toBe(0)
    })
  })

  test('while it remembers what it built', async () => {
    await survives(async () => {
      const kept = filesIn(join(site.root, '.cache/builds')).map((file) => [`.cache/builds/${file}`, 'half'])
      site.write(Object.fromEntries(kept))
    })
  })
})

/** Starts a build and kills it some time after a name that begins like this appears beside dist. */
async function killedWhen(name: string, wait: number) {
  const watcher = watch(site.root)
  const build = site.start()
  const appears = new Promise<void>((resolve) =>
    watcher.on('change', (_, file) => String(file).startsWith(name) && resolve()),
  )
  await Promise.race([appears, build.ended])
  await setTimeout(wait)
  build.kill('SIGKILL')
  await build.ended
  watcher.close()
}

describe('builds at the same time', () => {
  const codesOf = (builds: readonly Build[]) => Promise.all(builds.map(async ({ ended }) => (await ended).code))

  test('wait for each other, and all succeed', async () => {
    await survives(async () => {
      expect(await codesOf([site.start(), site.start(), site.start()])).toEqual([0, 0, 0])
    })
  })

  test('do not wait for one that was killed', async () => {
    await survives(async () => {
      const killed = site.start()
      await setTimeout(lasting * 0.8)
      killed.kill('SIGKILL')
      await killed.ended
      expect(await codesOf([site.start(), site.start()])).toEqual([0, 0])
    })
  })
})

test('a file of dist that somebody reads stays whole for him', async () => {
  await survives(async () => {
    const before = site.read('dist/blog/91/index.html')
    const file = openSync(join(site.root, 'dist/blog/91/index.html'), 'r')
    expect((await site.build()).code).toBe(0)
    expect(readFileSync(file, 'utf8')).toBe(before)
    closeSync(file)
    expect(site.read('dist/blog/91/index.html')).not.toBe(before)
  })
})

describe('a disk that does not take it', () => {
  test('a dist that is mounted read-only is reported, and left as it is', async (context) => {
    const dist = join(site.root, 'dist')
    await survives(async () => {
      mount(context, dist, '--bind', dist)
      mount(context, dist, '-o', 'remount,ro,bind')
      await fails(site, 'dist error dist could not be written: ', () => void spawnSync('umount', ['-l', dist]))
    })
  })

  test('a dist that cannot be renamed is reported, and left as it is', async (context) => {
    const release = immutable(context, 'dist')
    const said = 'dist error dist could not be written: EPERM: operation not permitted'
    await survives(() => fails(site, said, release))
  })

  test('an old file that cannot be removed does not keep the new site away', async (context) => {
    const release = immutable(context, 'dist/blog/3/index.html')
    const [now, next] = site.dist() === hashes[0] ? [first, second] : [second, first]
    expect(hashes).toContain(await publish(next))
    release()
    expect(hashes).toContain(await publish(now))
    expect(site.leftovers()).toEqual([])
  })

  test('a full disk is reported, and nothing is lost', async (context) => {
    const root = mkdtempSync(join(tmpdir(), 'full-'))
    context.onTestFinished(() => rmSync(root, { recursive: true, force: true }))
    mount(context, root, '-t', 'tmpfs', '-o', 'size=64m', 'tmpfs')
    const small = plainSite(root, site.root)
    cpSync(join(site.root, '.cache/pictures'), join(root, '.cache/pictures'), { recursive: true })
    expect(await publish(first, small)).toBe(hashes[0])
    for (const kilobytes of full ? [0, 4, 16, 32, 64, 100, 150] : [0, 100]) {
      await survives(async () => {
        small.write({ filler: Buffer.alloc(free(root) - kilobytes * 1024) })
        const said = 'dist error dist could not be written: ENOSPC: no space left on device'
        await fails(small, said, () => small.write({ filler: null }))
      }, small)
    }
  })
})

function free(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Makes a file or folder of dist unchangeable; as root permissions do not. */
function immutable({ skip, onTestFinished }: TestContext, file: string) {
  const path = join(site.root, file)
  const works = spawnSync('chattr', ['+i', path]).status === 0
  skip(!works, 'NOT RUN: needs root and `chattr` on a Linux file system that knows it')
  const release = () => void spawnSync('chattr', ['-R', '-i', site.root])
  onTestFinished(release)
  return release
}
