import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { serve } from '../../build/dev/serve.ts'
import { findChromium } from '../chromium/chromium.ts'
import { filesIn } from '../helpers.ts'

/*
 * Whether two built sites look the same: full-page screenshots of every page at four widths, compared pixel by pixel.
 *   npx tsx tests/bench/pixels.ts <earlier dist> <later dist> [<folder for the pictures that differ>]
 * Exits with 1 if a page differs or is missing.
 */

const widths = [390, 768, 1024, 1440]

const [earlier = 'dist.before', later = 'dist', folder] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] })
const sites = await Promise.all([earlier, later].map((dist) => serve(dist, 0)))
const pages = [...new Set([earlier, later].flatMap(pagesOf))].sort()
const different: string[] = []
for (const page of pages) {
  for (const width of widths) {
    const [before, after] = await Promise.all(sites.map(({ url }) => shot(browser, url + page, width)))
    if (!before || !after || digest(before) === digest(after)) continue
    different.push(`${page || '/'} at ${width}`)
    console.log(`differs: ${different.at(-1)}`)
    if (!folder) continue
    const name = `${page.replaceAll('/', '-') || 'home'}-${width}`
    writeFileSync(join(folder, `${name}-before.png`), before)
    writeFileSync(join(folder, `${name}-after.png`), after)
  }
}
await browser.close()
for (const { close } of sites) close()
console.log(
  `${pages.length} pages at ${widths.join(', ')} px: ${different.length} of ${pages.length * widths.length} differ`,
)
process.exitCode = different.length > 0 ? 1 : 0

function pagesOf(dist: string): string[] {
  return filesIn(dist).flatMap((file) => /^(.*?)\/?index\.html$/.exec(file)?.[1] ?? (file === '404.html' ? '404' : []))
}

/** A screenshot of the whole page, with all its pictures loaded and without animations. */
async function shot(browser: Browser, url: string, width: number): Promise<Buffer> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'load' })
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager'
    for (const item of document.querySelectorAll('[data-near-list] > *')) item.setAttribute('data-near', '')
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })
  await page.waitForTimeout(300)
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
  await context.close()
  return picture
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
