import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { LARGE_BUDGET, PAGE_BUDGET } from '../../build/pages/check.ts'
import { dist, files, pages, read } from './built.ts'

/* What pages weigh and load, measured on the built files. */

const bytes = (file: string) => readFileSync(join(dist, file))

test('every text has compressed copies, and a page fits in one round trip', () => {
  const compressed = files.filter((file) => /\.(html|css|js|xml|txt|svg|webmanifest)$/.test(file))
  const stale = compressed.filter((file) => {
    const twins = [brotliDecompressSync(bytes(`${file}.br`)), gunzipSync(bytes(`${file}.gz`))]
    return twins.some((twin) => !twin.equals(bytes(file)))
  })
  const budgetOf = (file: string) => (file.startsWith('gallery') ? LARGE_BUDGET : PAGE_BUDGET)
  expect([stale, pages.filter((file) => bytes(`${file}.br`).length > budgetOf(file))]).toEqual([[], []])
})

const scripts = files.filter((file) => /^assets\/.*\.js$/.test(file))
const nameOf = (script: string) => script.replace(/^assets\/|-\w+\.js$/g, '')

/** The brotli size of scripts, by name. */
function weightOf(...names: readonly string[]): number {
  const sizes = scripts.filter((script) => names.includes(nameOf(script))).map((script) => bytes(`${script}.br`).length)
  return sizes.reduce((sum, size) => sum + size, 0)
}

// Another island costs 50 bytes of the first: raise that with it.
test('a page loads at most 1.7 KB of script, 12 KB with that of any island, and no script waits for another', () => {
  expect(scripts.filter((script) => nameOf(script) === 'client')).toHaveLength(1)
  expect(weightOf('client')).toBeLessThanOrEqual(1_740)
  expect(scripts.filter((script) => /^import\b|[;}]import\s*["'{]/.test(read(script)))).toEqual([])
  const others = [...new Set(scripts.map(nameOf))].filter((name) => name !== 'client')
  expect(others).toEqual(expect.arrayContaining(['home', 'contact', 'Gallery', 'Estimate']))
  expect(others.filter((name) => weightOf('client', name) > 12_288)).toEqual([])
})

test('nothing runs while a page is scrolled: no script listens to that, so none can ask for a layout there', () => {
  const inline = pages.flatMap((file) => read(file).match(/<script>.*?<\/script>/gs) ?? [])
  const scrolling = /["'`](scroll|scrollend|wheel)["'`]|\bonscroll\b|\bonwheel\b/i
  expect([...scripts.map(read), ...inline].filter((script) => scrolling.test(script))).toEqual([])
})

test('a page without rare characters loads at most 26 KB of fonts', () => {
  const sizes = files.filter((file) => /^assets\/(?!rare).*\.woff2$/.test(file)).map((file) => bytes(file).length)
  expect([sizes.length, sizes.reduce((sum, size) => sum + size, 0) <= 26 * 1024]).toEqual([3, true])
})

test.each(pages)('%s asks at first for one script, three fonts, a picture at most, and the sheet below', (file) => {
  const [firstScreen = '', below] = read(file).split('<link rel="stylesheet"')
  const count = (pattern: RegExp) => firstScreen.match(pattern)?.length ?? 0
  const asked = [/<script type="module"/g, /<link rel="preload"[^>]*as="font"/g, /<\/h1>/g].map(count)

  expect(asked).toEqual([1, 3, 1])
  // The preloads for phones and for all other screens exclude each other.
  const [images, others] = [/<link rel="preload"[^>]*as="image"/g, /as="image"[^>]* media="not all and /g].map(count)
  expect((images ?? 0) - (others ?? 0)).toBeLessThanOrEqual(1)
  expect(read(file).match(/<img(?![^>]*loading="lazy")[^>]*>/g)?.length ?? 0).toBeLessThanOrEqual(1)
  expect(below).toMatch(/^ href="\/assets\/\w+-\w+\.css" fetchpriority="low"/)
})

test('the sheet of a page weighs at most 8 KB, but for that of the page which stands for any', () => {
  const sheets = files.filter((file) => /^assets\/.*\.css$/.test(file))
  const heavy = sheets.filter((file) => bytes(`${file}.br`).length > 8 * 1024)
  const weighed = heavy.map((file) => `${file.replace(/-.*/, '')}: ${bytes(`${file}.br`).length}`)
  expect(weighed).toEqual([expect.stringMatching(/^assets\/index: /)])
})
