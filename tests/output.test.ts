import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Output } from '../build/output.ts'
import { filesIn } from './helpers.ts'

type Site = Readonly<Record<string, string>>

/** A folder that holds these files, removed when the test ends, and what there is to do with its dist. */
function folder(files: Site = {}) {
  const root = mkdtempSync(join(tmpdir(), 'output-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), content)
  }
  const dist = join(root, 'dist')
  return {
    root,
    dist,
    /** Every file of dist with its content. */
    site: () => Object.fromEntries(filesIn(dist).map((file) => [file, readFileSync(join(dist, file), 'utf8')])),
    /** What stands beside dist, so that nothing is left behind. */
    names: () => readdirSync(root).sort(),
    async publish(site: Site) {
      const output = await Output.open(dist)
      for (const [file, content] of Object.entries(site)) output.write(file, content)
      return output.commit()
    },
  }
}

const old = { 'index.html': 'home', 'blog/1/index.html': 'one', 'blog/2/index.html': 'two' }
const below = (name: string, site: Site): Site =>
  Object.fromEntries(Object.entries(site).map(([file, content]) => [`${name}/${file}`, content]))
const deadProcess = () => spawnSync(process.execPath, ['-e', '']).pid

describe('a new site', () => {
  test('is written whole, and nothing is left beside it', async () => {
    const { publish, site, names } = folder()
    expect(await publish(old)).toEqual({ files: 3, written: 3, removed: 0 })
    expect(site()).toEqual(old)
    expect(names()).toEqual(['dist'])
  })

  test('may be made in a folder that does not exist yet', async () => {
    const { root } = folder()
    const output = await Output.open(join(root, 'a/b/dist'))
    output.write('index.html', 'home')
    output.commit()
    expect(filesIn(root)).toEqual(['a/b/dist/index.html'])
  })

  test('may be empty', async () => {
    const { publish, names, site } = folder()
    expect(await publish({})).toEqual({ files: 0, written: 0, removed: 0 })
    expect(names()).toEqual(['dist'])
    expect(site()).toEqual({})
  })

  test('holds files that are copied', async () => {
    const { root, dist, site } = folder({ 'cache/a.avif': 'picture' })
    const output = await Output.open(dist)
    output.copy('images/a.avif', join(root, 'cache/a.avif'), { known: true })
    output.copy('images/b.avif', join(root, 'cache/a.avif'))
    expect(output.commit()).toEqual({ files: 2, written: 2, removed: 0 })
    expect(site()).toEqual({ 'images/a.avif': 'picture', 'images/b.avif': 'picture' })
  })
})

describe('a site that was there', () => {
  test('is not touched when nothing differs', async () => {
    const { dist, publish } = folder(below('dist', old))
    const before = [dist, join(dist, 'index.html')].map((path) => statSync(path))
    expect(await publish(old)).toEqual({ files: 3, written: 0, removed: 0 })
    const after = [dist, join(dist, 'index.html')].map((path) => statSync(path))
    expect(after.map(({ ino, mtimeMs }) => [ino, mtimeMs])).toEqual(before.map(({ ino, mtimeMs }) => [ino, mtimeMs]))
  })

  test('changes only where bytes differ: the other files stay the same files', async () => {
    const { dist, publish, site } = folder(below('dist', old))
    const inode = (file: string) => statSync(join(dist, file)).ino
    const before = inode('blog/1/index.html')
    expect(await publish({ ...old, 'index.html': 'HOME' })).toEqual({ files: 3, written: 1, removed: 0 })
    expect(inode('blog/1/index.html')).toBe(before)
    expect(site()).toEqual({ ...old, 'index.html': 'HOME' })
  })

  test('loses what the new one does not have', async () => {
    const { publish, site } = folder(below('dist', old))
    expect(await publish({ 'index.html': 'home', 'blog/1/index.html': 'one' })).toEqual({
      files: 2,
      written: 0,
      removed: 1,
    })
    expect(site()).toEqual({ 'index.html': 'home', 'blog/1/index.html': 'one' })
  })

  test('becomes empty when the new one is', async () => {
    const { publish, site, names } = folder(below('dist', old))
    expect(await publish({})).toEqual({ files: 0, written: 0, removed: 3 })
    expect(site()).toEqual({})
    expect(names()).toEqual(['dist'])
  })

  test('stays whole until the commit, and for good when the build gives up', async () => {
    const { dist, site, names } = folder(below('dist', old))
    const output = await Output.open(dist)
    output.write('index.html', 'HOME')
    output.write('new.html', 'new')
    expect(site()).toEqual(old)
    output.discard()
    expect(site()).toEqual(old)
    expect(names()).toEqual(['dist'])
  })

  test('may have a folder where the new one has a file, and the other way round', async () => {
    const { publish, site } = folder(below('dist', { 'a/index.html': 'x', b: 'y' }))
    await publish({ a: 'x'.repeat(4096), 'b/index.html': 'y' })
    expect(site()).toEqual({ a: 'x'.repeat(4096), 'b/index.html': 'y' })
  })

  test('keeps compressed twins when it is told to', async () => {
    const { dist, site } = folder(below('dist', { 'a.html': 'a', 'a.html.br': 'twin' }))
    const output = await Output.open(dist)
    expect(output.isSame('a.html', Buffer.from('a'))).toBe(true)
    expect(output.keep('a.html.br')).toBe(true)
    expect(output.keep('a.html.gz')).toBe(false)
    expect([output.sizeOf('a.html.br'), output.sizeOf('a.html.gz')]).toEqual([4, 0])
    output.write('b.html', 'b')
    output.commit()
    expect(site()).toEqual({ 'a.html.br': 'twin', 'b.html': 'b' })
  })

  test('keeps a copied file whose name and size are known, and replaces one of another size', async () => {
    const { root, dist, site } = folder({
      ...below('dist', { 'a-1.avif': 'same', 'b-2.avif': 'half' }),
      a: 'SAME',
      b: 'whole',
    })
    const output = await Output.open(dist)
    output.copy('a-1.avif', join(root, 'a'), { known: true })
    output.copy('b-2.avif', join(root, 'b'), { known: true })
    expect(output.commit()).toEqual({ files: 2, written: 1, removed: 0 })
    expect(site()).toEqual({ 'a-1.avif': 'same', 'b-2.avif': 'whole' })
  })
})

test.each(['../evil.html', 'a/../../evil.html', '/etc/passwd', '..', 'a\\..\\..\\evil', 'a\0b'])(
  'the path %j is refused, and nothing is written',
  async (file) => {
    const { dist, names } = folder()
    const output = await Output.open(dist)
    for (const add of [() => output.write(file, 'x'), () => output.copy(file, import.meta.filename)]) {
      expect(add).toThrow(`The path ${JSON.stringify(file)} leads outside dist`)
    }
    output.discard()
    expect(names()).toEqual([])
  },
)

describe('after a build that was killed', () => {
  test('its staging folder and its lock are gone, and the site is the new one', async () => {
    const dead = deadProcess()
    const left = { [`.dist.new.${dead}/half.html`]: 'ha', '.dist.lock': String(dead) }
    const { publish, site, names } = folder({ ...below('dist', old), ...left })
    await publish({ 'index.html': 'new' })
    expect(site()).toEqual({ 'index.html': 'new' })
    expect(names()).toEqual(['dist'])
  })

  test('in the middle of a swap, the old site is put back first', async () => {
    const dead = deadProcess()
    const left = { ...below(`.dist.old.${dead}`, old), ...below(`.dist.new.${dead}`, { 'index.html': 'new' }) }
    const { dist, site, names } = folder({ ...left, '.dist.lock': String(dead) })
    const output = await Output.open(dist)
    expect(site()).toEqual(old)
    output.discard()
    expect(names()).toEqual(['dist'])
  })

  test('at the end of a swap, what is left of the old site goes', async () => {
    const { dist, site, names } = folder({ ...below('dist', { 'index.html': 'new' }), ...below('.dist.old.99', old) })
    const output = await Output.open(dist)
    output.discard()
    expect(site()).toEqual({ 'index.html': 'new' })
    expect(names()).toEqual(['dist'])
  })

  test('that had taken the lock and not yet named itself, the next one goes on', async () => {
    const { root, publish, names } = folder({ '.dist.lock': '' })
    utimesSync(join(root, '.dist.lock'), 0, 0)
    await publish(old)
    expect(names()).toEqual(['dist'])
  })

  test('and whose process id is ours now, as in a container, the next one goes on', async () => {
    const { publish, names } = folder({ '.dist.lock': String(process.pid) })
    await publish(old)
    expect(names()).toEqual(['dist'])
  })

  test('what stands beside dist and is not ours stays', async () => {
    const { publish, names } = folder({
      '.dist.new.notes': 'x',
      '.distant.new.1/a': 'x',
      'dist.old.1/a': 'x',
      'readme.md': 'x',
    })
    await publish(old)
    expect(names()).toEqual(['.dist.new.notes', '.distant.new.1', 'dist', 'dist.old.1', 'readme.md'])
  })
})

test('two builds at once: the second waits for the first, and its site is the one that stays', async () => {
  const { dist, site, names } = folder(below('dist', old))
  const order: string[] = []
  const first = await Output.open(dist)
  const waiting = Output.open(dist).then((output) => {
    order.push('second opens')
    return output
  })
  first.write('index.html', 'first')
  await setTimeout(100)
  order.push('first commits')
  first.commit()
  const second = await waiting
  expect(order).toEqual(['first commits', 'second opens'])
  expect(site()).toEqual({ 'index.html': 'first' })
  second.write('index.html', 'second')
  second.commit()
  expect(site()).toEqual({ 'index.html': 'second' })
  expect(names()).toEqual(['dist'])
})
