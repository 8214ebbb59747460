import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, type TestContext, test } from 'vitest'
import { emptyFolder, filesIn, freshCache, put } from '../helpers.ts'
import { free } from '../newFolder.ts'
import { type Ended, expectReported, file, isFullRun, linkTo, pickSome, pipe, smallSite } from './smallSite.ts'

/* Whatever the machine does: dist is the old site or the new one, complete, and once that is mended a build works. */

const cache = freshCache(emptyFolder(afterAll))
const site = smallSite(cache)
const at = (...names: string[]) => join(site.root, ...names)
const foreign = { 'dist/CNAME': 'batuteh.my', 'dist/.well-known/a.txt': 'ours' }
const olderSite = emptyFolder(afterAll)
let older: Readonly<Record<string, string>> = {}
let newer: Readonly<Record<string, string>> = {}

beforeAll(async () => {
  expect(await site.build()).toMatchObject({ code: 0 })
  cpSync(at('dist'), olderSite, { recursive: true, preserveTimestamps: true })
  site.change()
  expect(await site.build()).toMatchObject({ code: 0 })
  site.write(foreign)
  newer = site.digests()
})

// dist holds the older site and foreign files. The content is that of the newer site.
beforeEach(() => {
  rmSync(at('dist'), { recursive: true, force: true })
  cpSync(olderSite, at('dist'), { recursive: true, preserveTimestamps: true })
  site.write(foreign)
  older = site.digests()
  site.restore()
  site.change()
})

afterEach(() => {
  const left = site.leftovers()
  for (const name of left) rmSync(at(name), { recursive: true, force: true })
  expect(left).toEqual([])
})

/** `make` causes a fault and may return a function that fixes it. With `reported`, the build fails and reports that. */
type Fault = [what: string, make: (context: TestContext) => unknown, reported?: string]

/** Faults of one kind, of which the short form tests one. Once it is fixed, the next build makes the newer site. */
function group(kind: string, faults: readonly Fault[], build?: () => Promise<Ended>) {
  test.for(pickSome(faults, 1))(`${kind} %s`, async ([, make, reported], context) => {
    const mended = make(context)
    const removed = 'blog/support/2/index.html'
    const isListed = removed in site.digests() && site.digests()['.files'] === older['.files']
    try {
      await expectReported(site, reported, build)
    } finally {
      if (typeof mended === 'function') mended()
    }
    if (reported) expect(await site.build()).toMatchObject({ code: 0 })
    expect(site.digests()).toMatchObject(newer)
    if (isListed) expect(site.digests()).not.toHaveProperty([removed])
  })
}

function mount({ skip }: TestContext, ...options: string[]): () => void {
  const { status } = spawnSync('mount', options)
  skip(status !== 0, 'NOT RUN: needs root on Linux, and the right to mount')
  return () => void spawnSync('umount', ['-l', options.at(-1) ?? ''])
}

const { instead } = site
const folder = (path: string) => put(join(path, 'mine.txt'), 'x')

const leadsNowhere = 'dist dist is a broken link'
const unwritten = 'dist dist could not be written'
const isFile = 'dist dist is a file, but must be a folder'

group('dist is', [
  ['a link by a whole path', instead('dist', linkTo(at('www')))],
  ['a link from where it is', instead('dist', linkTo('www'))],
  ['a link that leads nowhere', instead('dist', linkTo('nowhere')), leadsNowhere],
  ['a link to itself', instead('dist', linkTo('dist')), leadsNowhere],
  ['a link to a file', instead('dist', linkTo('package.json')), isFile],
  ['a file', instead('dist', file), isFile],
  ['a pipe', instead('dist', pipe), isFile],
  ['not there but for files of others', emptyDist],
])

group('dist is mounted', [
  ['on itself', (context) => mount(context, '--bind', at('dist'), at('dist'))],
  ['from memory', (context) => tmpfs(context)],
  ['in a folder for uploads', uploads],
  ['with all of the site in a layer of a container', layer],
])

group('dist cannot be written:', [
  ['it is read-only', (context) => readOnly(context, at('dist')), unwritten],
  ['its disk is full', (context) => tmpfs(context, 'full'), `${unwritten}: ENOSPC`],
  ['the disk of the site is full', fullDisk, `${unwritten}: ENOSPC`],
  ['it may not be changed', (context) => immutable(context, at('dist')), `${unwritten}: EPERM`],
  ['a page in it cannot be removed', (context) => immutable(context, at('dist/blog/support/2/index.html'))],
])

const NOBODY = 65_534

/** Removes all permissions of a path until the fault is mended. */
const locked = (name: string) => () => {
  spawnSync('chmod', ['0', at(name)])
  return () => void spawnSync('chmod', ['755', at(name)])
}

const unread = 'The file is missing or cannot be read'
const denied: Fault[] = [
  ['settings', locked('content/site.yaml'), `content/site.yaml ${unread}`],
  ['an article', locked('content/blog/1.md'), `content/blog/1.md ${unread}`],
  ['a picture', locked('content/images/blue.jpg'), 'content/blog/1.md:10: "images/blue.jpg" cannot be read'],
  ['the folder of articles', locked('content/blog'), 'content/blog The folder cannot be read'],
  ['content', locked('content'), `content/site.yaml ${unread}`],
  ['public', locked('public'), 'public The folder cannot be read'],
  ['a file of public', locked('public/favicon.svg'), 'public/favicon.svg The file cannot be read'],
  ['dist', () => {}, `${unwritten}: EACCES`],
  ['the folder of dist, which is his', () => void spawnSync('chown', ['-R', String(NOBODY), at('dist')])],
]
// Root may read and write everything, so these builds run as the user nobody.
if (process.getuid?.() === 0) group('nobody may use', denied, () => site.start({ uid: NOBODY }).ended)

/** Puts dist on a file system of its own, which may be full. */
function tmpfs(context: TestContext, fill?: 'full'): () => void {
  const back = instead('dist', mkdirSync)()
  const unmount = mount(context, '-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', at('dist'))
  cpSync(at('www'), at('dist'), { recursive: true })
  if (fill) put(at('dist/filler'), Buffer.alloc(free(at('dist'))))
  return () => {
    rmSync(at('www'), { recursive: true })
    cpSync(at('dist'), at('www'), { recursive: true })
    unmount()
    rmSync(at('www/filler'), { force: true })
    back()
  }
}

/** Mounts a folder in dist. What is put there after the build must be in dist, too. */
function uploads(context: TestContext): () => void {
  const volume = emptyFolder(context.onTestFinished)
  put(at('dist/uploads/a.jpg'), 'hidden by the mount')
  const unmount = mount(context, '--bind', volume, at('dist/uploads'))
  return () => {
    put(join(volume, 'late.jpg'), 'x')
    const isThere = site.has('dist/uploads/late.jpg')
    unmount()
    expect(isThere).toBe(true)
  }
}

/** Puts the whole site in a lower layer, whose folders cannot be renamed, as builds of containers do for each step. */
function layer(context: TestContext): () => void {
  const copy = emptyFolder(context.onTestFinished)
  cpSync(site.root, join(copy, 'lower'), { recursive: true, verbatimSymlinks: true })
  for (const name of ['upper', 'work']) mkdirSync(join(copy, name))
  const layers = `lowerdir=${copy}/lower,upperdir=${copy}/upper,workdir=${copy}/work`
  const unmount = mount(context, '-t', 'overlay', 'overlay', '-o', layers, site.root)
  return () => {
    cpSync(at('dist'), join(copy, 'dist'), { recursive: true, verbatimSymlinks: true })
    unmount()
    rmSync(at('dist'), { recursive: true })
    renameSync(join(copy, 'dist'), at('dist'))
  }
}

function readOnly(context: TestContext, folder: string): () => void {
  const unmount = mount(context, '--bind', folder, folder)
  mount(context, '-o', 'remount,ro,bind', folder)
  return unmount
}

/** Puts the whole site on a small, full file system until the test ends. */
function fullDisk(context: TestContext) {
  const copy = emptyFolder(context.onTestFinished)
  cpSync(site.root, copy, { recursive: true, verbatimSymlinks: true })
  context.onTestFinished(mount(context, '-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', site.root))
  cpSync(copy, site.root, { recursive: true, verbatimSymlinks: true })
  put(at('filler'), Buffer.alloc(free(site.root)))
  return () => rmSync(at('filler'))
}

/** Permissions do not stop root, so this makes a path immutable. */
function immutable({ skip }: TestContext, path: string): () => void {
  skip(spawnSync('chattr', ['+i', path]).status !== 0, 'NOT RUN: needs root and `chattr`')
  return () => {
    spawnSync('chattr', ['-R', '-i', site.root])
    for (const name of site.leftovers()) rmSync(at(name), { recursive: true })
  }
}

const listOfOthers = '../content/blog/1.md\n/etc/hostname\nblog/support/2/index.html\n'

group('in dist there is', [
  ['no list of our files', () => site.write({ 'dist/.files': null })],
  ['noise for a list', () => site.write({ 'dist/.files': '\0\xff\n/\n' })],
  ['a list that names files of others', () => site.write({ 'dist/.files': listOfOthers })],
  ['half a page', () => site.write({ 'dist/index.html': '<!doctype html><p>Half' })],
  ['no home page', () => site.write({ 'dist/index.html': null })],
  ['no picture', () => site.write({ 'dist/images': null })],
  ['noise for pictures, as old as ever', () => noise(at('dist/images'))],
])

group('of others, or of older builds, there is', [
  ['a folder where a page was', instead('dist/404.html', folder), `${unwritten}: 404.html/mine.txt conflicts with`],
  ['a file where pages were', instead('dist/blog', file), `${unwritten}: blog/index.html conflicts with`],
  ['a link that leads nowhere', instead('dist/link', linkTo('nowhere'))],
  ['a link to the folder above', instead('dist/link', linkTo('..'))],
  ['a pipe', instead('dist/pipe', pipe)],
  ['a folder where the lock would be', instead('.dist.lock', folder), unwritten],
  ['one that died', () => put(at(`.dist.new.${deadProcess()}/index.html`), 'half')],
  ['one that died between its two renames', () => renameSync(at('dist'), at(`.dist.old.${deadProcess()}`))],
  ['what one could not remove', () => put(at('.dist.gone.12/index.html'), 'old')],
  ['what this one cannot remove', stuck, `${unwritten}: EPERM`],
])

/** Makes what would be the folder of staged files immutable. */
function stuck(context: TestContext) {
  const staging = at(`.dist.new.${process.pid}`)
  put(join(staging, 'index.html'), 'half')
  return immutable(context, staging)
}

/** Corrupts every file in a folder, but keeps its modification time. */
function noise(path: string) {
  for (const file of filesIn(path).map((name) => join(path, name))) {
    const { mtime } = statSync(file)
    const bytes = readFileSync(file).map((byte, index) => (index % 7 === 0 ? ~byte : byte))
    put(file, bytes)
    utimesSync(file, mtime, mtime)
  }
}

/** Removes everything from dist that a build made. */
function emptyDist() {
  rmSync(at('dist'), { recursive: true })
  site.write(foreign)
}

// Only the long form makes pictures and scripts again.
const expensive: Fault[] = [
  ['a file', instead('.cache', file)],
  ['a link that leads nowhere', instead('.cache', linkTo('nowhere'))],
  ['gone', instead('.cache', () => {})],
]
group('the cache is', [
  ['read-only', (context) => readOnly(context, cache)],
  ['full of folders', () => put(join(cache, 'builds/a/b'), 'x')],
  ...(isFullRun ? expensive : []),
])

/** The ID of a process that has exited. */
const deadProcess = () => spawnSync('true').pid
