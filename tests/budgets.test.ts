import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, inject, test } from 'vitest'
import { PAGE_BUDGET } from '../build/check.ts'
import { filesIn } from './helpers.ts'

/* Budgets that do not depend on the clock: bytes, from the built files. */

const dist = inject('dist')
const read = (file: string) => readFileSync(join(dist, file))
const weigh = (bytes: Uint8Array) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length
const pages = filesIn(dist).filter((file) => file.endsWith('.html') && !read(file).includes('http-equiv="refresh"'))
const scripts = filesIn(join(dist, 'assets')).filter((file) => file.endsWith('.js'))

test.each(pages)('%s weighs at most one round trip, its styles included', (file) => {
  expect(weigh(read(file))).toBeLessThanOrEqual(PAGE_BUDGET)
})

test('a page without an island loads 1.5 KB of script, brotli', () => {
  const client = scripts.find((file) => file.startsWith('client-')) ?? ''
  const first = [client, ...statics(client)]
  expect(first.reduce((sum, file) => sum + weigh(read(`assets/${file}`)), 0)).toBeLessThanOrEqual(1_536)
})

/** By the name of an island the chunk that holds it (src/islands/client.ts). */
const chunks: Readonly<Record<string, string>> = {
  Carousel: 'home',
  ContactForm: 'contact',
  Comparison: 'gallery',
  GalleryFilter: 'gallery',
  Lightbox: 'gallery',
}

test('no page loads more than 12 KB of script in all, brotli', () => {
  expect(scripts.map((script) => script.replace(/-\w+\.js$/, ''))).toEqual(
    expect.arrayContaining(['client', ...Object.values(chunks)]),
  )
  for (const file of pages) {
    const html = read(file).toString()
    const islands = [...html.matchAll(/data-island="(\w+)"/g)].map(([, name]) => chunks[name ?? ''])
    const entries = scripts.filter((script) => ['client', ...islands].includes(script.replace(/-\w+\.js$/, '')))
    const all = new Set(entries.flatMap((entry) => [entry, ...statics(entry)]))
    const bytes = [...all].reduce((sum, script) => sum + weigh(read(`assets/${script}`)), 0)
    expect([file, bytes, bytes <= 12_288]).toEqual([file, bytes, true])
  }
})

test('nothing runs while a page is scrolled: no script listens to that, so none can ask for a layout there', () => {
  const documents = pages.map((file) => read(file).toString())
  const inline = documents.flatMap((html) => html.match(/<script>.*?<\/script>/gs) ?? [])
  const all = [...scripts.map((file) => read(`assets/${file}`).toString()), ...inline]
  expect(all.filter((script) => /addEventListener/.test(script)).length).toBeGreaterThan(2)
  expect(all.filter((script) => /["'`](scroll|scrollend|wheel)["'`]|\bonscroll\b|\bonwheel\b/i.test(script))).toEqual(
    [],
  )
})

test('a page loads at most 65 KB of fonts', () => {
  const fonts = filesIn(join(dist, 'assets')).filter((file) => file.endsWith('.woff2'))
  expect(fonts.length).toBe(3)
  expect(fonts.reduce((sum, file) => sum + read(`assets/${file}`).length, 0)).toBeLessThanOrEqual(65 * 1024)
})

test.each(pages)('%s asks for one script, two fonts and at most one picture before it can be read', (file) => {
  const html = read(file).toString()
  expect(html.match(/<script type="module"/g)).toHaveLength(1)
  expect(html.match(/<link rel="preload"[^>]*as="font"/g)).toHaveLength(2)
  expect((html.match(/<link rel="preload"[^>]*as="image"/g) ?? []).length).toBeLessThanOrEqual(1)
  expect(html).not.toMatch(/<link rel="stylesheet"/)
  expect((html.match(/<img(?![^>]*loading="lazy")[^>]*>/g) ?? []).length).toBeLessThanOrEqual(1)
})

test('no page carries more than a tenth of styles whose classes it does not use', () => {
  for (const file of pages) {
    const html = read(file).toString()
    const css = html.match(/<style>([\s\S]*?)<\/style>/)?.[1] ?? ''
    const used = new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
    const unused = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selector = '']) => {
      const classes = [...selector.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name ?? '')
      return classes.length > 0 && !classes.some((name) => used.has(name))
    })
    const bytes = unused.reduce((sum, [rule]) => sum + rule.length, 0)
    expect([file, bytes <= css.length / 10]).toEqual([file, true])
  }
})

/** Chunks that a script imports at once, and theirs. */
function statics(file: string, seen = new Set<string>()): string[] {
  for (const [, next = ''] of read(`assets/${file}`)
    .toString()
    .matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) {
    if (seen.has(next)) continue
    seen.add(next)
    statics(next, seen)
  }
  return [...seen]
}
