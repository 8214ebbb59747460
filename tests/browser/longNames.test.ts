import { afterAll, describe, expect, test } from 'vitest'
import { edited } from '../edits.ts'
import { builtAndServed } from '../served.ts'
import { open } from './browser.ts'

/* Firms have long names, links in other languages and numbers with extensions: the header holds all of them. */

const navigation = {
  home: 'Laman Utama',
  about: 'Tentang Kami',
  services: 'Perkhidmatan',
  gallery: 'Galeri Projek',
  blog: 'Blog & Artikel',
  contact: 'Hubungi Kami',
}

describe.each([
  ['a long name', 'Harmoni Sejahtera Design', { contact: 'Contact' }, '03-7728 1234'],
  ['one long word', 'Interiorarchitekturwerkstatt', { contact: 'Contact' }, '03-7728 1234'],
  ['long links', 'Harmoni Sejahtera Design', navigation, '03-7728 1234 ext 1234'],
])('with %s', async (_, shortName, words, phone) => {
  const { url } = await builtAndServed(
    edited(
      {
        'site.yaml': (data) => {
          Object.assign(data.firm, { shortName, descriptor: 'Interiors & Renovation' })
          data.contact.phone = phone
        },
        'words.yaml': (data) => {
          Object.assign(data.navigation, words)
        },
      },
      afterAll,
    ),
  )

  test('all of the header is on the screen at every width', async () => {
    await using page = await open('/about', { url })
    const parts = page.locator('header').first().locator('svg, nav a, summary, a').filter({ visible: true })
    for (const width of [320, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const boxes = await parts.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()))
      const isOut = (box: DOMRect) => box.left < 0 || box.right > width || box.width < 10 || box.height < 10
      expect([width, boxes.filter(isOut)]).toEqual([width, []])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      const menu = await page.locator('header summary').isVisible()
      const contact = page.locator('header').first().getByRole('link', { name: words.contact, exact: true })
      expect(await contact.first().isVisible()).toBe(!menu)
    }
  })
})
