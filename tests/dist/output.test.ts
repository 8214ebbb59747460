import { statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { digestOf } from '../../build/cache/files.ts'
import { filesIn } from '../helpers.ts'
import { below, deadProcess, folder, old, openOutput } from './folder.ts'

describe('a new site', () => {
  test('is written whole, with a list of its files, and nothing is left beside it', async () => {
    const { publish, site, names, dist } = folder()
    expect(await publish(old)).toBe('4 written, 0 removed, 0 foreign')
    expect(site()).toEqual(old)
    expect(names()).toEqual(['dist'])
    expect(filesIn(dist)).toContain('.files')
  })

  test('may be made in a folder that does not exist yet', async () => {
    const { root } = folder()
    const output = await openOutput(join(root, 'a/b/dist'))
    output.write('index.html', Buffer.from('home'))
    output.commit()
    output.close()
    expect(filesIn(root)).toEqual(['a/b/dist/.files', 'a/b/dist/index.html'])
  })

  test('holds files that are copied', async () => {
    const { root, dist, site } = folder({ 'public/a.pdf': 'large' })
    const output = await openOutput(dist)
    output.copy('a.pdf', join(root, 'public/a.pdf'))
    output.commit()
    output.close()
    expect(site()).toEqual({ 'a.pdf': 'large' })
  })
})

describe('a site that was there', () => {
  test('is not touched when nothing differs', async () => {
    const { dist, publish } = folder()
    await publish(old)
    const state = () => [dist, join(dist, 'index.html'), join(dist, '.files')].map((path) => statSync(path))
    const before = state().map(({ ino, mtimeMs }) => [ino, mtimeMs])
    expect(await publish(old)).toBe('0 written, 0 removed, 0 foreign')
    expect(state().map(({ ino, mtimeMs }) => [ino, mtimeMs])).toEqual(before)
  })

  test('changes only where bytes differ: the other files stay the same files', async () => {
    const { dist, publish, site } = folder()
    await publish(old)
    const inode = () => statSync(join(dist, 'blog/1/index.html')).ino
    const before = inode()
    expect(await publish({ ...old, 'index.html': 'HOME' })).toBe('1 written, 0 removed, 0 foreign')
    expect(inode()).toBe(before)
    expect(site()).toEqual({ ...old, 'index.html': 'HOME' })
  })

  test('becomes empty when the new one is', async () => {
    const { publish, site, names } = folder()
    await publish(old)
    expect(await publish({})).toBe('1 written, 3 removed, 0 foreign')
    expect(site()).toEqual({})
    expect(names()).toEqual(['dist'])
  })

  test('stays whole until the commit, and for good when the build gives up', async () => {
    const { dist, site, names, publish } = folder()
    await publish(old)
    const output = await openOutput(dist)
    output.write('index.html', Buffer.from('HOME'))
    output.write('new.html', Buffer.from('new'))
    expect(site()).toEqual(old)
    output.close()
    expect(site()).toEqual(old)
    expect(names()).toEqual(['dist'])
  })

  test('may have a folder where the new one has a file, and the other way round', async () => {
    const { publish, site } = folder()
    await publish({ 'a/index.html': 'x', b: 'y' })
    const other = { a: 'x'.repeat(4096), 'b/index.html': 'y' }
    await publish(other)
    expect(site()).toEqual(other)
  })

  test('keeps files that are what their digests say, all of them or none', async () => {
    const { dist, site, publish, write } = folder()
    await publish({ 'a.html': 'a', 'a.html.br': 'twin', 'b.html': 'b', 'b.html.br': 'twin' })
    write({ 'dist/b.html.br': 'TWIN' })
    const output = await openOutput(dist)
    const twins = (name: string) => ({ [`${name}.html`]: digestOf(name), [`${name}.html.br`]: digestOf('twin') })
    expect(['a', 'b', 'c'].map((name) => output.keep(twins(name)))).toEqual([true, false, false])
    output.commit()
    output.close()
    expect(site()).toEqual({ 'a.html': 'a', 'a.html.br': 'twin' })
  })
})

test.each(['../evil.html', 'a/../../evil.html', '/etc/passwd', '..', 'a\\..\\..\\evil', 'a\0b'])(
  'the path %j is refused, and nothing is written',
  async (file) => {
    const { dist, names } = folder()
    const output = await openOutput(dist)
    for (const add of [() => output.write(file, Buffer.of()), () => output.copy(file, import.meta.filename)])
      expect(add).toThrow(`The path ${JSON.stringify(file)} leads outside dist`)
    output.close()
    expect(names()).toEqual([])
  },
)

describe('after a build that was killed', () => {
  test('while it wrote, its files and its lock are gone, and the site is the new one', async () => {
    const dead = deadProcess()
    const { publish, site, names, write } = folder()
    await publish(old)
    write({ [`.dist.new.${dead}/half.html`]: 'ha', '.dist.gone.12/a.html': 'a' })
    expect(await publish({ 'index.html': 'new' })).toBe('2 written, 2 removed, 0 foreign')
    expect(site()).toEqual({ 'index.html': 'new' })
    expect(names()).toEqual(['dist'])
  })

  test('between the two renames of a swap, the old site is put back first', async () => {
    const dead = deadProcess()
    const left = { ...below(`.dist.old.${dead}`, old), ...below(`.dist.new.${dead}`, { 'index.html': 'new' }) }
    const { dist, site, names } = folder(left)
    const output = await openOutput(dist)
    expect(site()).toEqual(old)
    output.close()
    expect(names()).toEqual(['dist'])
  })

  test('at the end of a swap, what is left of the old site goes', async () => {
    const { dist, site, names } = folder({ ...below('dist', { 'index.html': 'new' }), ...below('.dist.old.99', old) })
    ;(await openOutput(dist)).close()
    expect(site()).toEqual({ 'index.html': 'new' })
    expect(names()).toEqual(['dist'])
  })

  test('what stands beside dist and is not ours stays', async () => {
    const others = ['.dist.new.notes', '.distant.new.1', 'dist.old.1', 'readme.md']
    const { publish, names } = folder(Object.fromEntries(others.map((name) => [name, 'x'])))
    await publish(old)
    expect(names()).toEqual([...others, 'dist'].sort())
  })
})

test('a file that is as it was, only older, is not written again', async () => {
  const { dist, publish } = folder()
  await publish(old)
  utimesSync(join(dist, 'index.html'), 1, 1)
  expect(await publish(old)).toBe('0 written, 0 removed, 0 foreign')
})
