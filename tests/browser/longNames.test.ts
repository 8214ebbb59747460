import type { Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serve } from '../../build/dev/serve.ts'
import { edited } from '../edits.ts'
import { open } from './browser.ts'

/* Firms have long names, links in other languages and numbers with extensions: the header holds all of them. */

const labels = {
  home: 'Laman Utama',
  about: 'Tentang Kami',
  services: 'Perkhidmatan',
  gallery: 'Galeri Projek',
  blog: 'Blog & Artikel',
  contact: 'Hubungi Kami',
}

const english = { contact: 'Contact' }

const sites = [
  [
    'a long name',
    { shortName: 'Harmoni Sejahtera Design', descriptor: 'Interiors & Renovation' },
    english,
    '03-7728 1234',
  ],
  ['one long word', { shortName: 'Interiorarchitekturwerkstatt', descriptor: 'Interiors' }, english, '03-7728 1234'],
  ['long links', { shortName: 'Harmoni Sejahtera Design', descriptor: 'Dalaman' }, labels, '03-7728 1234 ext 1234'],
] as const

describe.each(sites)('with %s', (_, firm, navigation, phone) => {
  let url = ''
  let server: Server

  beforeAll(async () => {
    const fixture = edited(
      {
        'site.yaml': (data) => {
          Object.assign(data.firm, firm)
          data.contact.phone = phone
        },
        'words.yaml': (data) => {
          Object.assign(data.navigation, navigation)
        },
      },
      afterAll,
    )
    expect((await fixture.build()).errors).toEqual([])
    const served = await serve({ dist: `${fixture.root}/dist`, port: 0 })
    url = served.url.replace(/\/$/, '')
    server = served.server
  })

  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  test.each([320, 390, 768, 1024, 1280, 1440])('at %i pixels all of the header is on the screen', async (width) => {
    await using page = await open('/about', { url, viewport: { width, height: 800 } })
    const header = page.locator('header').first()
    const boxes = await header
      .locator('svg, nav a, summary, a')
      .filter({ visible: true })
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()))
    expect(
      boxes.filter(({ left, right, width: wide, height }) => left < 0 || right > width || wide < 10 || height < 10),
    ).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    const menu = await header.locator('summary').isVisible()
    expect(await header.getByRole('link', { name: navigation.contact, exact: true }).first().isVisible()).toBe(!menu)
  })
})
