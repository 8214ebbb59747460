import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test } from 'vitest'
import { article, site } from '../helpers.ts'
import { builtAndServed } from '../served.ts'
import { desktop, open, phone, type Visit } from './browser.ts'
import { settled } from './islands.ts'

/* What helps to read and to share an article (specification, section 2, Blog article). */

const words = (count: number) => 'word '.repeat(count)
const title = 'Cost & care: 100% “yours”'
const body = `${words(150)}

## First steps

${words(200)}

### A closer look

${words(100)}

## 房子 & kitchens

${words(250)}

## What it costs

:::table{caption="Costs" striped}
| Item | Price | Time |
| :--- | ---: | :--- |
| **Doors** | RM100 | A day |
| **Walls** | RM200 | ^ |
:::

${words(150)}
`

const text = article({ id: 99, title, relatedLinks: [] }, body)
const { url, errors } = await builtAndServed(site({ 'content/blog/99.md': text }, { until: afterAll }))

test('the article has no fault', () => expect(errors).toEqual([]))

function openArticle(visit: Visit = {}, fragment = '') {
  return open(`/blog/99${fragment}`, { url, ...visit })
}

test('says how many minutes it takes to read', async () => {
  await using page = await openArticle()
  expect(await page.getByText('min read').innerText()).toBe('4 min read')
})

describe('the table of contents', () => {
  const sections = ['First steps', '房子 & kitchens', 'What it costs']
  const contents = (page: Page) => page.getByRole('navigation', { name: 'In this article' })
  const marked = (page: Page) => contents(page).locator('[aria-current=location]').allInnerTexts()

  test('stands open beside the text on wide screens and leads to each section', async () => {
    await using page = await openArticle(desktop)
    expect(await contents(page).getByRole('link').allInnerTexts()).toEqual(sections)
    for (const section of sections) {
      await contents(page).getByRole('link', { name: section }).click()
      await expect.poll(() => marked(page)).toEqual([section])
      expect(await isBelowHeader(page, section)).toBe(true)
    }
    expect(page.errors).toEqual([])
  })

  test('marks the section that is being read, and none above the first', async () => {
    await using page = await openArticle(desktop)
    await page.getByRole('button', { name: 'Copy link' }).waitFor()
    expect(await marked(page)).toEqual([])
    const seen: string[][] = []
    for (const [section, share] of [
      ['First steps', 0.5],
      ['First steps', 0.2],
      ['房子 & kitchens', 0.5],
      ['房子 & kitchens', 0.2],
      ['What it costs', -0.2],
      ['房子 & kitchens', 0.5],
    ] as const) {
      await scrollTo(page, section, share)
      await settled(page)
      seen.push(await marked(page))
    }
    expect(seen).toEqual([
      [],
      ['First steps'],
      ['First steps'],
      ['房子 & kitchens'],
      ['What it costs'],
      ['First steps'],
    ])
  })

  test('is closed above the text on phones, and opens and leads by touch', async () => {
    await using page = await openArticle(phone)
    const link = contents(page).getByRole('link', { name: 'What it costs' })
    expect(await link.isVisible()).toBe(false)
    await contents(page).getByText('In this article').last().tap()
    await link.tap()
    await expect.poll(() => isBelowHeader(page, 'What it costs')).toBe(true)
  })

  test('opens without JavaScript', async () => {
    await using page = await openArticle({ ...phone, javaScriptEnabled: false })
    await contents(page).getByText('In this article').last().tap()
    expect(await contents(page).getByRole('link').allInnerTexts()).toEqual(sections)
  })
})

describe('a heading', () => {
  test.each(['First steps', 'A closer look', '房子 & kitchens', 'What it costs'])(
    '“%s” links to itself, and its address opens the article there',
    async (heading) => {
      await using page = await openArticle(phone)
      await page.getByRole('heading', { name: heading }).getByRole('link').click()
      const fragment = () => new URL(page.url()).hash
      await expect.poll(fragment).toMatch(/^#.+/)
      await using shared = await openArticle(phone, fragment())
      await expect.poll(() => isBelowHeader(shared, heading)).toBe(true)
    },
  )
})

describe('sharing', () => {
  const section = (page: Page) => page.getByRole('region', { name: 'Share This Article' })
  const address = encodeURIComponent('https://www.batuteh.my/blog/99')

  test.each([
    ['Facebook', `https://www.facebook.com/sharer/sharer.php?u=${address}`],
    ['X', `https://x.com/intent/post?url=${address}&text=${encodeURIComponent(title)}`],
    ['LinkedIn', `https://www.linkedin.com/sharing/share-offsite/?url=${address}`],
  ])('on %s opens a new tab with the article’s address', async (name, expected) => {
    await using page = await openArticle({
      prepare: async (page) => {
        await page.context().route(/facebook|x\.com|linkedin/, (route) => route.fulfill({ body: 'Share' }))
      },
    })
    const opened = page.context().waitForEvent('page')
    await section(page).getByRole('link', { name, exact: true }).click()
    const tab = await opened
    await expect.poll(() => tab.url()).toBe(expected)
    expect(await tab.evaluate(() => window.opener)).toBeNull()
    expect(page.url()).toBe(`${url}/blog/99`)
  })

  test('can copy the link', async () => {
    await using page = await openArticle({ permissions: ['clipboard-read', 'clipboard-write'] })
    await section(page).getByRole('button', { name: 'Copy link' }).click()
    await section(page).getByRole('button', { name: 'Link copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://www.batuteh.my/blog/99')
  })

  test('says when the link could not be copied', async () => {
    await using page = await openArticle({
      prepare: (page) =>
        page.addInitScript(() => {
          navigator.clipboard.writeText = () => Promise.reject(new Error('Forbidden'))
        }),
    })
    await section(page).getByRole('button', { name: 'Copy link' }).click()
    await section(page).getByRole('button', { name: 'Not copied' }).waitFor()
    expect(page.errors).toEqual([])
  })

  test('opens the share sheet of the device where there is one, and closing it is no failure', async () => {
    await using page = await openArticle({
      ...phone,
      prepare: (page) =>
        page.addInitScript(() => {
          navigator.share = (data) => {
            document.documentElement.dataset.shared = JSON.stringify(data)
            return Promise.reject(new DOMException('Closed', 'AbortError'))
          }
        }),
    })
    await section(page).getByRole('button', { name: 'Share' }).tap()
    const shared = () => page.evaluate(() => JSON.parse(document.documentElement.dataset.shared ?? 'null'))
    await expect.poll(shared).toEqual({ url: 'https://www.batuteh.my/blog/99', title })
    expect(page.errors).toEqual([])
  })

  test('offers no share sheet where the device has none, and only links without JavaScript', async () => {
    await using page = await openArticle()
    await section(page).getByRole('button', { name: 'Copy link' }).waitFor()
    expect(await section(page).getByRole('button').allInnerTexts()).toEqual(['Copy link'])
    await using plain = await openArticle({ javaScriptEnabled: false })
    expect(await section(plain).getByRole('button').count()).toBe(0)
    expect(await section(plain).getByRole('link').allInnerTexts()).toEqual(['Facebook', 'X', 'LinkedIn'])
  })
})

describe('a table', () => {
  test('stands as rows and columns on wide screens', async () => {
    await using page = await openArticle(desktop)
    expect(await lines(page)).toEqual(['Item Price Time', 'Doors RM100 A day', 'Walls RM200'])
  })

  test('stacks on phones: every row by itself, every figure under its label', async () => {
    await using page = await openArticle(phone)
    expect(await lines(page)).toEqual(['Doors', 'Price: RM100', 'Time: A day', 'Walls', 'Price: RM200', 'Time: A day'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

  test('is a table to assistive technology on phones too', async () => {
    await using page = await openArticle(phone)
    const devtools = await page.context().newCDPSession(page)
    const { nodes } = await devtools.send('Accessibility.getFullAXTree')
    const parts = ['table', 'row', 'columnheader', 'rowheader', 'cell']
    const roles = nodes.map(({ role }) => String(role?.value)).filter((role) => parts.includes(role))
    expect(roles.sort().join(' ')).toBe(
      'cell cell cell columnheader columnheader columnheader row row row rowheader rowheader table',
    )
  })
})

test('on paper there is the article, without header, menus, chat and offers', async () => {
  await using page = await openArticle()
  const unwanted = [
    page.locator('[data-header] > div'),
    page.getByRole('link', { name: 'Back to Blog' }),
    page.getByText('In this article').first(),
    page.getByText('Share This Article'),
    page.getByText('Related Articles'),
    page.getByRole('link', { name: 'Chat with us' }),
    page.getByText('Quick Links'),
    page.getByText('We draw what you read.'),
  ]
  const visible = () => Promise.all(unwanted.map((part) => part.isVisible()))
  expect(await visible()).toEqual(unwanted.map(() => true))
  await page.emulateMedia({ media: 'print' })
  expect(await visible()).toEqual(unwanted.map(() => false))
  expect(await page.getByRole('heading', { level: 1, name: title }).isVisible()).toBe(true)
  expect(await page.getByRole('table', { name: 'Costs' }).isVisible()).toBe(true)
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)')
})

/** Brings a heading to a share of the viewport's height. */
function scrollTo(page: Page, name: string, share: number) {
  return page.getByRole('heading', { name }).evaluate((heading, share) => {
    scrollBy({ top: heading.getBoundingClientRect().top - innerHeight * share, behavior: 'instant' })
  }, share)
}

/** Whether a heading can be read in the upper half of the viewport, with nothing over it. */
function isBelowHeader(page: Page, name: string): Promise<boolean> {
  return page.getByRole('heading', { name }).evaluate((heading) => {
    const { left, top } = heading.getBoundingClientRect()
    return top < innerHeight / 2 && heading.contains(document.elementFromPoint(left + 4, top + 4))
  })
}

/** The lines of the table as they are seen: what stands beside each other, with labels that the style sheet puts before. */
function lines(page: Page): Promise<string[]> {
  return page.getByRole('table', { name: 'Costs' }).evaluate((table) => {
    const seen = new Map<number, string[]>()
    for (const cell of table.querySelectorAll('th, td, td span, th span')) {
      const { top, height, width } = cell.getBoundingClientRect()
      if (height < 2 || width < 2 || (cell.closest('thead') as HTMLElement | null)?.offsetHeight === 1) continue
      const label = getComputedStyle(cell, '::before').content.replaceAll('"', '')
      const own = [...cell.childNodes].filter((node) => (node as Element).localName !== 'span')
      const text = own.map(({ textContent }) => textContent).join('')
      const line = seen.get(Math.round(top)) ?? []
      seen.set(Math.round(top), [...line, label && label !== 'none' ? `${label}: ${text}` : text])
    }
    return [...seen].sort(([one], [other]) => one - other).map(([, cells]) => cells.join(' '))
  })
}
