import { spawnSync } from 'node:child_process'
import { closeSync, cpSync, mkdtempSync, openSync, readFileSync, renameSync, rmSync, statfsSync, watch } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, type TestContext, test } from 'vitest'
import { article, type Files } from '../helpers.ts'
import { type Build, full, type PlainSite, plainSite } from './plainSite.ts'

/*
 * Whatever happens to a build, dist is the old site or the new one, complete, and the next build works with no cleaning
 * by hand. Between the two renames of a swap, for microseconds, there is none: the old one stands beside, complete.
 */

const base = readFileSync('src/styles/base.css', 'utf8')
/** Two sites that differ in every way that counts: a file changed, one added, one removed, a style changed. */
const first: Files = {
  'content/blog/1.md': article({ id: 1 }, 'As it was.\n'),
  'content/blog/2.md': article({ id: 2 }),
  'content/blog/4.md': null,
  'src/styles/base.css': base,
}
const second: Files = {
  'content/blog/1.md': article({ id: 1 }, 'As it is now.\n'),
  'content/blog/2.md': null,
  'content/blog/4.md': article({ id: 4 }),
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

test('the two sites are not the same', () => {
  expect(new Set([undefined, ...hashes]).size).toBe(3)
})

describe('a build that is ended', () => {
  test.each<[NodeJS.Signals, number]>([
    ['SIGKILL', full ? 30 : 1],
    ['SIGINT', full ? 10 : 1],
  ])('by %s at any moment', async (signal, times) => {
    for (let time = 0; time < times; time += 1) {
      await survives(async () => {
        const build = site.start()
        await setTimeout(Math.random() * lasting)
        build.kill(signal)
        await build.ended
      })
    }
  })

  test('by SIGKILL while it writes', async () => {
    for (let time = 0; time < (full ? 10 : 1); time += 1) {
      await survives(() => killedWhen('.dist.new', Math.random() * lasting * 0.5))
    }
  })

  test('by SIGKILL while it puts the new site in the place of the old one', async () => {
    for (let time = 0; time < (full ? 10 : 1); time += 1) await survives(() => killedWhen('.dist.old', 0))
  })

  test('between the two renames, when there is no dist for a moment', async () => {
    await survives(async () => {
      await killedWhen('.dist.new', 50)
      const dead = spawnSync(process.execPath, ['-e', '']).pid
      renameSync(join(site.root, 'dist'), join(site.root, `.dist.old.${dead}`))
      expect((await site.build()).code).toBe(0)
    })
  })

  test('while it remembers what it built', async () => {
    const memory = join(site.root, '.cache/builds')
    const { stdout } = spawnSync('ls', [memory], { encoding: 'utf8' })
    await survives(async () => {
      site.write({ [`.cache/builds/${stdout.trim()}`]: '{"inputs":"half' })
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
  test('wait for each other, and all succeed', async () => {
    await survives(async () => {
      const builds = [site.start(), site.start(), site.start()]
      expect(await codesOf(builds)).toEqual([0, 0, 0])
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

async function codesOf(builds: readonly Build[]) {
  return Promise.all(builds.map(async ({ ended }) => (await ended).code))
}

describe('a page that throws', () => {
  const routes = ['/', '/about', '/services', '/gallery', '/blog', '/blog/3', '/contact', '/404']
  const index = readFileSync('src/pages/index.tsx', 'utf8')
  const mended: Files = { 'src/pages/index.tsx': index, 'src/pages/whole.tsx': null }

  /** The route table with one function of it replaced. */
  const broken = (line: string): Files => ({
    'src/pages/whole.tsx': index,
    'src/pages/index.tsx': `import * as whole from './whole.tsx'\nexport * from './whole.tsx'\n${line}\n`,
  })
  const thrower = "throw new Error('no page')"
  const inPage = (route: string) =>
    broken(
      `export const render: typeof whole.render = (page, ...rest) => {\n  if (page.route === '${route}')\n    ${thrower}\n  return whole.render(page, ...rest)\n}`,
    )

  test.each<[where: string, files: Files, place: string]>([
    ...(full ? routes : ['/blog/3']).map((route): [string, Files, string] => [
      `at ${route}`,
      inPage(route),
      'src/pages/index.tsx:5:11',
    ]),
    ['in the route table', broken(`export function* toPages() {\n  ${thrower}\n}`), 'src/pages/index.tsx:4:9'],
    ['as soon as it is loaded', broken(thrower), 'src/pages/index.tsx:3:7'],
  ])('%s', async (_, files, place) => {
    await survives(async () => {
      const before = site.dist()
      site.write(files)
      const { code, text } = await site.build()
      site.write(mended)
      expect(code, text).toBe(1)
      expect(text).toContain(`${place} error A component failed: no page [component]`)
      expect(site.dist()).toBe(before)
    })
  })
})

test('a file of dist that somebody reads stays whole for him', async () => {
  await survives(async () => {
    const before = site.read('dist/blog/1/index.html')
    const file = openSync(join(site.root, 'dist/blog/1/index.html'), 'r')
    expect((await site.build()).code).toBe(0)
    expect(readFileSync(file, 'utf8')).toBe(before)
    closeSync(file)
    expect(site.read('dist/blog/1/index.html')).not.toBe(before)
  })
})

describe('a disk that does not take it', () => {
  test('a dist that is mounted read-only is reported, and left as it is', async (context) => {
    needsMount(context)
    const dist = join(site.root, 'dist')
    await survives(async () => {
      const before = site.dist()
      mount('--bind', dist, dist)
      mount('-o', 'remount,ro,bind', dist)
      const { code, text } = await site.build()
      umount(dist)
      expect(code, text).toBe(1)
      expect(text).toContain('dist error dist could not be written: ')
      expect(site.dist()).toBe(before)
    })
  })

  test('a dist that cannot be renamed is reported, and left as it is', async (context) => {
    const { dist, release } = immutable(context, 'dist')
    await survives(async () => {
      const before = site.dist()
      const { code, text } = await site.build()
      release()
      expect(code, text).toBe(1)
      expect(text).toContain(`dist error dist could not be written: EPERM: operation not permitted, rename '${dist}'`)
      expect(site.dist()).toBe(before)
    })
  })

  test('an old file that cannot be removed does not keep the new site away', async (context) => {
    const { release } = immutable(context, 'dist/blog/3/index.html')
    const [now, next] = site.dist() === hashes[0] ? [first, second] : [second, first]
    expect(hashes).toContain(await publish(next))
    release()
    expect(hashes).toContain(await publish(now))
    expect(site.leftovers()).toEqual([])
  })

  test('a full disk is reported, and nothing is lost', async (context) => {
    needsMount(context)
    const root = mkdtempSync(join(tmpdir(), 'full-'))
    mount('-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', root)
    onTestFinished(() => {
      umount(root)
      rmSync(root, { recursive: true })
    })
    const small = plainSite(root, site.root)
    for (const name of ['.cache/images', '.cache/cards'])
      cpSync(join(site.root, name), join(root, name), { recursive: true })
    expect(await publish(first, small)).toBe(hashes[0])
    for (const kilobytes of full ? [0, 4, 16, 32, 64, 100, 150] : [0, 100]) {
      await survives(async () => {
        const before = small.dist()
        small.write({ filler: Buffer.alloc(free(root) - kilobytes * 1024) })
        const { code, text } = await small.build()
        small.write({ filler: null })
        expect(code, text).toBe(1)
        expect(text).toContain('dist error dist could not be written: ENOSPC: no space left on device')
        expect(small.dist()).toBe(before)
      }, small)
    }
  })
})

function free(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

/** Makes a file or folder of dist unchangeable; as root permissions do not. */
function immutable({ skip }: TestContext, file: string) {
  const path = join(site.root, file)
  const works = spawnSync('chattr', ['+i', path]).status === 0
  skip(!works, 'NOT RUN: needs root and `chattr` on a Linux file system that knows it')
  const release = () => spawnSync('chattr', ['-R', '-i', site.root])
  onTestFinished(() => void release())
  return { dist: path, release }
}

function needsMount({ skip }: TestContext) {
  const folder = mkdtempSync(join(tmpdir(), 'mount-'))
  const works = spawnSync('mount', ['-t', 'tmpfs', 'tmpfs', folder]).status === 0
  if (works) umount(folder)
  rmSync(folder, { recursive: true })
  skip(!works, 'NOT RUN: needs root on Linux, and the right to mount')
}

function mount(...args: string[]) {
  const { status, stderr } = spawnSync('mount', args, { encoding: 'utf8' })
  expect(status, stderr).toBe(0)
}

function umount(folder: string) {
  spawnSync('umount', ['-l', folder])
}
