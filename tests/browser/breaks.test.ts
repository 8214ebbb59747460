import { afterAll, describe, expect, test } from 'vitest'
import { edited } from '../edits.ts'
import { article } from '../helpers.ts'
import { serveDist } from '../servers.ts'
import { open } from './browser.ts'

/* What belongs together stays on one line, at 40 screen widths. */

const widths = Array.from({ length: 40 }, (_, index) => 320 + index * 41)
const places = ['Mont Kiara', 'Petaling Jaya', 'Shah Alam', 'Subang Jaya']
const phrases = [...places, 'within 1 working day', '1,150 sq ft', 'RM500–5,000+', 'RM1,200–2,400']
const date = 'March 14, 2025'

describe('on one line', async () => {
  const fixture = edited(
    {
      'site.yaml': (data) => Object.assign(data, { together: [...places, 'within 1 working day'] }),
      'home.yaml': (data) => {
        data.statement = 'Since *2001* we have drawn a hundred rooms for people who *like to wait*'
      },
    },
    afterAll,
  )
  // Each phrase follows more and more text, so that it reaches the end of a line somewhere.
  const lines = Array.from({ length: 12 }, (_, index) => `${'Go on '.repeat(index)}${phrases.join(', or ')}.\n`)
  fixture.write({ 'content/blog/1.md': article({ date: '2025-03-14', relatedLinks: [] }, lines.join('\n')) })
  await fixture.build()
  const url = await serveDist(`${fixture.root}/dist`, afterAll)

  test.each([
    ['names of places, figures with their unit, ranges, dates and the promise', '/blog/1', [...phrases, date], 96],
    ['the two last words of the statement on home', '/', ['to wait'], 0],
  ] as const)('stand %s', async (_, route, phrases, least) => {
    await using page = await open(route, { url })
    const broken: string[] = []
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const found = await page.evaluate(lineCounts, phrases)
      broken.push(...found.flatMap(([phrase, lines]) => (lines > 1 ? `${width}: ${phrase}` : [])))
      expect(found.length).toBeGreaterThan(least)
    }
    expect(broken).toEqual([])
  })
})

/** Every occurrence of the phrases on the page, with the number of lines it spans. */
function lineCounts(phrases: readonly string[]): [phrase: string, lines: number][] {
  const plain = (text: string) => text.replace(/\u2060/g, '').replaceAll('\u00a0', ' ')
  const pattern = phrases.map((phrase) =>
    [...phrase].map((letter) => (letter === ' ' ? '\\s' : letter.replace(/\W/, '\\$&'))).join('\u2060?'),
  )
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const counts: [string, number][] = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (!node.parentElement?.checkVisibility() || node.parentElement.closest('script')) continue
    for (const { 0: found, index } of node.textContent?.matchAll(new RegExp(pattern.join('|'), 'g')) ?? []) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + found.length)
      counts.push([plain(found), new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size])
    }
  }
  return counts
}
