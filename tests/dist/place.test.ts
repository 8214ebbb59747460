import { chmodSync, mkdirSync, renameSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, type TestContext, test } from 'vitest'
import { type Folder, folder, mount, old, openOutput } from './folder.ts'

/* Where dist may stand. Whatever it is stays what it is. */

const places: Readonly<Record<string, (folder: Folder, context: TestContext) => void>> = {
  'a folder': () => {},
  'an absolute link': ({ root, dist }) => {
    mkdirSync(join(root, 'www'))
    symlinkSync(join(root, 'www'), dist)
  },
  'a relative link': ({ root, dist }) => {
    mkdirSync(join(root, 'www'))
    symlinkSync('www', dist)
  },
  'a link to a link': ({ root, dist }) => {
    mkdirSync(join(root, 'www'))
    symlinkSync('www', join(root, 'link'))
    symlinkSync('link', dist)
  },
  'a mount point': ({ dist }, context) => {
    mkdirSync(dist)
    mount(context, dist, '-t', 'tmpfs', 'tmpfs')
  },
  'a folder of this file system that is mounted on itself': ({ dist }, context) => {
    mkdirSync(dist)
    mount(context, dist, '--bind', dist)
  },
  'a mount point in a root that is read-only': ({ root, dist }, context) => {
    mkdirSync(dist)
    mount(context, root, '--bind', root)
    mount(context, dist, '-t', 'tmpfs', 'tmpfs')
    mount(context, root, '-o', 'remount,ro,bind')
  },
  'a folder in one that may not be written': ({ root, dist }, { skip, onTestFinished }) => {
    skip(process.getuid?.() === 0, 'NOT RUN: root may write everywhere')
    mkdirSync(dist)
    chmodSync(root, 0o500)
    onTestFinished(() => chmodSync(root, 0o700))
  },
}

describe.each(Object.entries(places))('dist as %s', (_, make) => {
  test('holds the new site, all of it and nothing of the old one, and what is of no build', async (context) => {
    const made = folder()
    make(made, context)
    const { publish, site, dist, names } = made
    await publish(old)
    expect(site()).toEqual(old)
    const before = [names(), statSync(dist).dev]
    writeFileSync(join(dist, 'CNAME'), 'batuteh.my')
    mkdirSync(join(dist, '.well-known'))
    writeFileSync(join(dist, '.well-known/a.txt'), 'ours')
    const foreign = { CNAME: 'batuteh.my', '.well-known/a.txt': 'ours' }
    const next = { 'index.html': 'HOME', 'blog/1/index.html': 'one', 'blog/3/index.html': 'three' }
    expect(await publish(next)).toBe('3 written, 1 removed, 2 foreign')
    expect(site()).toEqual({ ...next, ...foreign })
    expect(await publish(next)).toBe('0 written, 0 removed, 2 foreign')
    expect([names(), statSync(dist).dev]).toEqual(before)
  })

  test('is as it was when a build gives up', async (context) => {
    const made = folder()
    make(made, context)
    const { publish, site, dist } = made
    await publish(old)
    const output = await openOutput(dist)
    output.write('index.html', Buffer.from('HOME'))
    output.close()
    expect(site()).toEqual(old)
  })
})

test('a folder that was made before there was a list of files keeps what it holds', async () => {
  const { publish, site } = folder({ 'dist/index.html': 'earlier', 'dist/old.html': 'earlier' })
  expect(await publish({ 'index.html': 'home' })).toBe('2 written, 0 removed, 1 foreign')
  expect(site()).toEqual({ 'index.html': 'home', 'old.html': 'earlier' })
})

test('the list of files goes where dist goes', async () => {
  const { root, dist, publish, site } = folder()
  await publish(old)
  renameSync(dist, join(root, 'elsewhere'))
  renameSync(join(root, 'elsewhere'), dist)
  expect(await publish({ 'index.html': 'home' })).toBe('1 written, 2 removed, 0 foreign')
  expect(site()).toEqual({ 'index.html': 'home' })
})

test.each<[what: string, make: (dist: string) => void, reason: RegExp]>([
  ['a link that leads nowhere', (dist) => symlinkSync('nowhere', dist), /^\/.*\/dist is a link that leads nowhere$/],
  ['a file', (dist) => writeFileSync(dist, ''), /^\/.*\/dist is a file, where a folder belongs$/],
])('%s is no place for a site', async (_, make, reason) => {
  const { dist, names } = folder()
  make(dist)
  await expect(openOutput(dist)).rejects.toThrow(reason)
  expect(names()).toEqual(['dist'])
})
