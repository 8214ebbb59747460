import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync, utimesSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, type TestContext, test } from 'vitest'
import { emptyFolder, filesIn, project, put } from '../helpers.ts'
import { free } from '../newFolder.ts'
import { full, some } from './sample.ts'
import { smallSite } from './smallSite.ts'
import { expectTold } from './told.ts'

/*
 * Whatever the machine does to a build: dist is the old site or the new one, whole; what is of no build stays; a build that
 * fails says why; and the next one works once the fault is mended.
 */

const cache = emptyFolder(afterAll)
// Pictures and scripts are made anew, and damaged, in the long form only.
const dear = full ? [] : ['code', 'pictures']
for (const kind of dear) symlinkSync(join(project, '.cache', kind), join(cache, kind))
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

// The older site stands in dist, with files of others, and content is that of the newer one.
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

/** `make` makes a fault, and gives what mends it. With `told` the build fails and says so. */
type Fault = [what: string, make: (context: TestContext) => unknown, told?: string]

/** Faults of one kind, of which the short form takes one: once it is mended the next build makes the newer site. */
function group(kind: string, faults: readonly Fault[]) {
  test.for(some(faults, 1))(`${kind} %s`, async ([, make, told], context) => {
    const mended = make(context)
    const removed = 'blog/support/2/index.html'
    const isListed = removed in site.digests() && site.digests()['.files'] === older['.files']
    try {
      await expectTold(site, told)
    } finally {
      if (typeof mended === 'function') mended()
    }
    if (told) expect(await site.build()).toMatchObject({ code: 0 })
    expect(site.digests()).toMatchObject(newer)
    if (isListed) expect(site.digests()).not.toHaveProperty([removed])
  })
}

/** dist stands elsewhere, and something else in its place. */
function moved(place: (path: string) => void): () => void {
  renameSync(at('dist'), at('www'))
  place(at('dist'))
  return () => {
    rmSync(at('dist'), { recursive: true })
    renameSync(at('www'), at('dist'))
  }
}

function mounted({ skip }: TestContext, ...options: string[]): () => void {
  const { status } = spawnSync('mount', options)
  skip(status !== 0, 'NOT RUN: needs root on Linux, and the right to mount')
  return () => void spawnSync('umount', ['-l', options.at(-1) ?? ''])
}

const leadsNowhere = 'dist dist is a link that leads nowhere'
const isFile = 'dist dist is a file, where a folder belongs'

group('dist is', [
  ['a link by a whole path', () => moved((path) => symlinkSync(at('www'), path))],
  ['a link from where it is', () => moved((path) => symlinkSync('www', path))],
  ['a link that leads nowhere', () => moved((path) => symlinkSync('nowhere', path)), leadsNowhere],
  ['a link to itself', () => moved((path) => symlinkSync('dist', path)), leadsNowhere],
  ['a link to a file', () => moved((path) => symlinkSync('package.json', path)), isFile],
  ['a file', () => moved((path) => put(path, '')), isFile],
  ['a pipe', () => moved(pipe), isFile],
  ['not there but for files of others', emptied],
])

group('dist is mounted', [
  ['on itself', (context) => mounted(context, '--bind', at('dist'), at('dist'))],
  ['from memory', (context) => tmpfs(context)],
])

group('dist cannot be written:', [
  ['it is read-only', (context) => readOnly(context, at('dist')), 'dist dist could not be written'],
  ['its disk is full', (context) => tmpfs(context, 'full'), 'dist dist could not be written: ENOSPC'],
  ['the disk of the site is full', fullDisk, 'dist dist could not be written: ENOSPC'],
  ['it may not be changed', (context) => immutable(context, at('dist')), 'dist dist could not be written: EPERM'],
  ['a page in it cannot be removed', (context) => immutable(context, at('dist/blog/support/2/index.html'))],
])

/** Something of others where nothing is, or a file of ours, until it is mended. */
function placed(name: string, place: (path: string) => unknown): Fault[1] {
  return () => {
    rmSync(at(name), { force: true })
    place(at(name))
    return () => rmSync(at(name), { recursive: true })
  }
}

const folder = (path: string) => put(join(path, 'mine.txt'), 'x')
const pipe = (path: string) => spawnSync('mkfifo', [path])

/** dist on a file system of its own, which may be full. */
function tmpfs(context: TestContext, fill?: 'full'): () => void {
  const back = moved(mkdirSync)
  const unmount = mounted(context, '-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', at('dist'))
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

function readOnly(context: TestContext, folder: string): () => void {
  const unmount = mounted(context, '--bind', folder, folder)
  mounted(context, '-o', 'remount,ro,bind', folder)
  return unmount
}

/** The whole site on a small file system without room, until the test ends. */
function fullDisk(context: TestContext) {
  const copy = emptyFolder(context.onTestFinished)
  cpSync(site.root, copy, { recursive: true, verbatimSymlinks: true })
  context.onTestFinished(mounted(context, '-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', site.root))
  cpSync(copy, site.root, { recursive: true, verbatimSymlinks: true })
  put(at('filler'), Buffer.alloc(free(site.root)))
  return () => rmSync(at('filler'))
}

/** As root, permissions do not keep anybody away. */
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
  ['an empty list', () => site.write({ 'dist/.files': '' })],
  ['noise for a list', () => site.write({ 'dist/.files': '\0\xff\n/\n' })],
  ['a list that names files of others', () => site.write({ 'dist/.files': listOfOthers })],
  ['half a page', () => site.write({ 'dist/index.html': '<!doctype html><p>Half' })],
  ['a page that is empty', () => site.write({ 'dist/about/index.html': '' })],
  ['no home page', () => site.write({ 'dist/index.html': null })],
  ['no script', () => site.write({ 'dist/assets': null })],
  ['no picture', () => site.write({ 'dist/images': null })],
  ['noise for pictures, as old as ever', () => noise(at('dist/images'))],
])

group('of others, or of older builds, there is', [
  [
    'a folder where a page was',
    placed('dist/404.html', folder),
    'dist dist could not be written: 404.html/mine.txt cannot stand beside',
  ],
  ['a link that leads nowhere', placed('dist/link', (path) => symlinkSync('nowhere', path))],
  ['a link to the folder above', placed('dist/link', (path) => symlinkSync('..', path))],
  ['a pipe', placed('dist/pipe', pipe)],
  ['one that died', () => put(at(`.dist.new.${deadProcess()}/index.html`), 'half')],
  ['one that died between its two renames', () => renameSync(at('dist'), at(`.dist.old.${deadProcess()}`))],
  ['what one could not remove', () => put(at('.dist.gone.12/index.html'), 'old')],
])

/** Bytes that mean nothing in the place of a file's own, or of every nth file in a folder; times stay. */
function noise(path: string, nth = 1) {
  const files = filesIn(path).filter((_, index) => index % nth === 0)
  for (const file of files.map((name) => join(path, name))) {
    const { mtime } = statSync(file)
    const bytes = readFileSync(file).map((byte, index) => (index % 7 === 0 ? ~byte : byte))
    put(file, bytes)
    utimesSync(file, mtime, mtime)
  }
}

/** All that a build made is gone from dist. */
function emptied() {
  rmSync(at('dist'), { recursive: true })
  site.write(foreign)
}

const host = hostname()
const lockOf = (content: string | object, age = 0) => {
  put(at('.dist.lock'), typeof content === 'string' ? content : JSON.stringify(content))
  const time = Date.now() / 1000 - age
  utimesSync(at('.dist.lock'), time, time)
}

group('the lock of dist is', [
  ['of a process that has ended', () => lockOf({ pid: deadProcess(), host, started: '1' })],
  ['of this process, which does not hold it', () => lockOf({ pid: process.pid, host, started: '1' })],
  ['of a process whose number is used again', () => lockOf({ pid: process.ppid, host, started: '1' })],
  ['of another machine, an hour ago', () => lockOf({ pid: 1, host: 'elsewhere', started: '' }, 3601)],
  ['empty', () => lockOf('', 3)],
  ['empty and dated in the future', () => lockOf('', -3600)],
  ['half written', () => lockOf('{"pid":', 3)],
  ['null', () => lockOf('null', 3)],
  ['a list', () => lockOf('[]', 3)],
  ['a folder', placed('.dist.lock', folder), 'dist dist could not be written'],
])

/** All that earlier builds keep is damaged, and nothing in dist makes up for it. */
const damage = (damaged: (bytes: Buffer, other: Buffer) => Uint8Array | string) => () => {
  let other = Buffer.of()
  for (const name of filesIn(cache).filter((name) => !dear.some((kind) => name.startsWith(kind)))) {
    const bytes = readFileSync(join(cache, name))
    put(join(cache, name), damaged(bytes, other))
    other = bytes
  }
  emptied()
}

group('the cache holds', [
  ['random bytes', damage((bytes) => bytes.map((_, index) => (index * 151) % 256))],
  ['nothing', damage(() => '')],
  ['halves', damage((bytes) => bytes.subarray(0, bytes.length / 2))],
  ['bits turned', damage((bytes) => bytes.map((byte, index) => (index === 40 ? byte ^ 1 : byte)))],
  ['values of other keys', damage((_, other) => other)],
  ['folders', () => put(join(cache, 'builds/a/b'), 'x')],
])

/** Something else in the place of the cache. */
const uncached = (place: (path: string) => void) => () => {
  rmSync(at('.cache'))
  place(at('.cache'))
  return () => {
    rmSync(at('.cache'), { recursive: true, force: true })
    symlinkSync(cache, at('.cache'))
  }
}

const dearer: Fault[] = [
  ['a file', uncached((path) => put(path, ''))],
  ['a link that leads nowhere', uncached((path) => symlinkSync('nowhere', path))],
  ['gone', uncached(() => {})],
  ['damaged where some pictures are', () => [noise(join(cache, 'pictures'), 9), emptied()]],
]
group('the cache is', [['read-only', (context) => readOnly(context, cache)], ...(full ? dearer : [])])

/** The id of a process that has ended. */
function deadProcess(): number {
  return spawnSync('true').pid
}
