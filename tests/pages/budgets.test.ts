import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { GALLERY_BUDGET, PAGE_BUDGET } from '../../build/pages/check.ts'
import { dist, files, pages, read } from './built.ts'

/* Budgets that do not depend on the clock: bytes, from the built files. */

const weigh = (file: string) =>
  brotliCompressSync(readFileSync(join(dist, file)), { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length
const scripts = files.filter((file) => /^assets\/.*\.js$/.test(file))
const nameOf = (script: string) => script.replace(/^assets\/|-\w+\.js$/g, '')

test('a page weighs at most one round trip, its styles included', () => {
  const heavy = pages.filter((file) => weigh(file) > (file.startsWith('gallery') ? GALLERY_BUDGET : PAGE_BUDGET))
  expect(heavy).toEqual([])
})

test('a page without an island loads at most 1.7 KB of script, brotli', () => {
  expect(weightOf(['client'])).toBeLessThanOrEqual(1_740)
})

// A style sheet that is handed on whole makes the bundler share its helper, which every page then asks for.
test('the first script stands alone', () => {
  const first = scripts.find((script) => nameOf(script) === 'client') ?? ''
  expect(read(first)).not.toMatch(/^import\b|[;}]import\s*["'{]/)
})

/** By the name of an island the chunk that holds it (src/client/client.ts). */
const chunks: Readonly<Record<string, string>> = {
  Carousel: 'home',
  ContactForm: 'contact',
  Gallery: 'gallery',
}

/** Bytes of script that a page loads in all, brotli. */
function scriptOf(page: string): number {
  const islands = [...read(page).matchAll(/data-island="(\w+)"/g)].map(([, name = '']) => chunks[name] ?? name)
  return weightOf(['client', ...islands])
}

test('no page loads more than 12 KB of script in all', () => {
  expect(scripts.map(nameOf)).toEqual(expect.arrayContaining(['client', ...Object.values(chunks)]))
  const heavy = pages.filter((page) => scriptOf(page) > 12_288)
  expect(heavy).toEqual([])
})

test('nothing runs while a page is scrolled: no script listens to that, so none can ask for a layout there', () => {
  const inline = pages.flatMap((file) => read(file).match(/<script>.*?<\/script>/gs) ?? [])
  const all = [...scripts.map(read), ...inline]
  expect(all.filter((script) => /addEventListener/.test(script)).length).toBeGreaterThan(2)
  const scrolling = /["'`](scroll|scrollend|wheel)["'`]|\bonscroll\b|\bonwheel\b/i
  expect(all.filter((script) => scrolling.test(script))).toEqual([])
})

test('a page loads at most 65 KB of fonts', () => {
  const fonts = files.filter((file) => file.endsWith('.woff2'))
  expect(fonts.length).toBe(3)
  expect(fonts.reduce((sum, file) => sum + readFileSync(join(dist, file)).length, 0)).toBeLessThanOrEqual(65 * 1024)
})

test.each(pages)('%s asks for one script, two fonts and at most one picture before it can be read', (file) => {
  const count = (pattern: RegExp) => read(file).match(pattern)?.length ?? 0
  expect(count(/<script type="module"/g)).toBe(1)
  expect(count(/<link rel="preload"[^>]*as="font"/g)).toBe(2)
  expect(count(/<link rel="preload"[^>]*as="image"/g)).toBeLessThanOrEqual(1)
  expect(count(/<link rel="stylesheet"/g)).toBe(0)
  expect(count(/<img(?![^>]*loading="lazy")[^>]*>/g)).toBeLessThanOrEqual(1)
})

test('no page carries more than a tenth of styles whose classes it does not use', () => {
  for (const file of pages) {
    const html = read(file)
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

/** Weight of scripts by their names, and of all that they import at once. */
function weightOf(names: readonly string[]): number {
  const all = new Set<string>()
  const add = (file: string) => {
    if (all.has(file)) return
    all.add(file)
    for (const [, next] of read(file).matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g)) add(`assets/${next}`)
  }
  for (const script of scripts) if (names.includes(nameOf(script))) add(script)
  return [...all].reduce((sum, file) => sum + weigh(file), 0)
}
