import { once } from 'node:events'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Data } from '../helpers.ts'
import { boxesOf, boxOf, desktop, islandsAlive, open, openWith, phone, sample } from './browser.ts'

test.each([1024, 1440])('at %i pixels the two first pictures of the blog end on one line', async (width) => {
  await using page = await open('/blog', { viewport: { width, height: 900 } })
  const [wide, tall] = await boxesOf(page, 'main article > div:first-child :is(picture > img, div > svg)')
  expect(wide?.bottom).toBeCloseTo(tall?.bottom ?? 0, 0)
})

test.each([768, 1024])('at %i pixels a client’s picture ends where the words beside it do', async (width) => {
  await using page = await openWith('/', width, {
    'home.yaml': ({ testimonials }) => Object.assign(testimonials.items[0], { quote: 'We cook here. '.repeat(12) }),
  })
  const [picture, words] = [
    await boxOf(page, 'li:first-child > figure img'),
    await boxOf(page, 'li:first-child > figure'),
  ]
  expect(picture.bottom).toBeCloseTo(words.bottom, 0)
})

const long = 'Rooms for families of three generations who cook loudly'
const high = 'Calm rooms for large families who cook'
const notice = { text: 'We are closed for the festival. '.repeat(5), from: '2026-01-01', until: '2099-01-01' }
test.each([
  [long, 'no notice', []],
  [high, 'a notice of two lines', [notice]],
])('%j and %s leave the form link on the first screen, and the chat covers no words', async (headline, _, notices) => {
  await using page = await openWith('/', 1280, {
    'home.yaml': ({ hero }) => Object.assign(hero, { headline }),
    'site.yaml': (data) => Object.assign(data, { notices }),
  })
  const words = await boxOf(page, 'main section:first-child p:last-child')
  expect((await boxOf(page, 'main section:first-child a[href="/contact"]')).bottom).toBeLessThan(800)
  expect(words.bottom).toBeLessThan((await boxOf(page, 'body > aside:last-of-type')).top)
})

test.each([
  ['zh', '在*热闹*的城市里，给您一处安静的家', '城\u2060市'],
  ['ta', 'இரைச்சலான நகரில் *அமைதியான* அறைகள்', ''],
])('a headline in %s is upright, its lines do not touch, and its words are whole', async (language, headline, word) => {
  await using page = await openWith('/', 1280, {
    'words.yaml': (data) => Object.assign(data, { language }),
    'home.yaml': ({ hero }) => Object.assign(hero, { headline }),
  })
  const title = page.locator('h1')
  const { fontSize, lineHeight } = await title.evaluate((title) => {
    return { ...getComputedStyle(title) } as Record<'fontSize' | 'lineHeight', string>
  })
  expect(Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)).toBeGreaterThan(1.1)
  expect(await title.locator('em').evaluate((word) => getComputedStyle(word).fontStyle)).toBe('normal')
  expect(await title.innerText()).toContain(word)
})

test.each([360, 1024])('at %i pixels the Chinese names of a firm and its areas are not cut off', async (width) => {
  const labels = { about: '关于我们', services: '服务项目', gallery: '案例作品', blog: '装修专栏', contact: '联系我们' }
  await using page = await openWith('/about', width, {
    'words.yaml': ({ navigation }) => Object.assign(navigation, { ...labels, home: '网站首页' }),
    'site.yaml': ({ firm, areas }) => {
      Object.assign(firm, { shortName: '雅居室内设计有限公司' })
      Object.assign(areas[0], { name: '八打灵再也', x: 500, anchor: 'start' })
    },
  })
  const name = page.locator('header').getByText('雅居室内设计有限公司')
  expect(await name.evaluate((name) => name.scrollHeight - Number(name.parentElement?.clientHeight))).toBe(0)
  const [area] = await boxesOf(page, 'svg[role=img] text')
  expect(area?.right).toBeLessThanOrEqual(width)
})

const points = {
  Taiping: [300, 200],
  Kamunting: [330, 205],
  Aulong: [390, 190],
  Simpang: [550, 240],
  Matang: [10, 200],
}
test.each([320, 1280])('at %i pixels the names of areas that are near each other do not overlap', async (width) => {
  const areas = Object.entries(points).map(([name, [x, y]]) => ({ name, x, y }))
  await using page = await openWith('/about', width, { 'site.yaml': (data) => Object.assign(data, { areas }) })
  const names = await boxesOf(page, 'svg[role=img] text')
  const meets = (a: DOMRect, b: DOMRect) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  expect(names).toHaveLength(5)
  expect(names.filter((a) => names.some((b) => a !== b && meets(a, b)))).toEqual([])
  expect(names.filter(({ left, right }) => left < 0 || right > width)).toEqual([])
})

const sideways = { ...phone, viewport: { width: 740, height: 360 } }

// The long title of the fourth article is in its path, too.
const titled = sample.filter((route) => route !== '/blog/4')
test.each(titled)('on a phone held sideways, %s has its title on the first screen', async (route) => {
  await using page = await open(route, sideways)
  // At least its first line.
  expect((await boxOf(page, 'h1')).top + 40).toBeLessThan((await boxOf(page, 'body > aside')).top)
})

const lead = {
  headline: 'Rooms that *wait, quietly* for you.',
  intro:
    'Interior design and renovation for homes, offices and shops on the coast, from sketch to the day you get keys.',
}
test.each([
  ['390x664', '/'],
  ['360x640', '/'],
  ['375x553', '/'],
  ['1280x585', '/'],
  ['375x553', '/services'],
  ['1280x585', '/contact'],
])('in a window of %s with the bars of its browser, %s has its first button in view', async (size, route) => {
  const [width = 0, height = 0] = size.split('x').map(Number)
  await using page = await openWith(route, width, { 'home.yaml': ({ hero }) => Object.assign(hero, lead) })
  await page.setViewportSize({ width, height })
  const { top } = width < 1024 ? await boxOf(page, 'body > aside') : { top: height }
  expect((await boxOf(page, 'main a >> nth=0')).bottom).toBeLessThan(top)
})

test('the menu of the smallest phone has both its buttons in view', async () => {
  await using page = await open('/', { ...phone, viewport: { width: 375, height: 553 } })
  await page.getByText('Menu', { exact: true }).click()
  const links = await boxesOf(page, 'details[open] a')
  expect(Math.max(...links.map(({ bottom }) => bottom))).toBeLessThan(553)
})

test.each(['1366x625', '683x625'])('in a window of %s the comparison is in view from edge to edge', async (size) => {
  const [width = 0, height = 0] = size.split('x').map(Number)
  await using page = await open('/gallery', { viewport: { width, height } })
  const pair = await boxOf(page, '[data-compare] figure > div >> nth=0')
  expect(pair.height).toBeLessThan(height - (await boxOf(page, '[data-header]')).height)
})

test('on a phone held sideways, the menu shows all its links and buttons at once', async () => {
  await using page = await open('/', sideways)
  await page.getByText('Menu', { exact: true }).click()
  const links = await boxesOf(page, 'details[open] a')
  expect(Math.max(...links.map(({ bottom }) => bottom))).toBeLessThan(360)
})

test('on a phone held sideways, a comparison is in view from edge to edge, and the filter stays right below the header', async () => {
  await using page = await open('/gallery', sideways)
  expect((await boxOf(page, '[data-compare] figure > :first-child')).height).toBeLessThan(262)
  await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
  const bar = () => boxOf(page, '[data-bar]:visible')
  await expect.poll(async () => (await bar()).top - (await boxOf(page, '[data-header] > div')).bottom).toBe(0)
})

test('on a phone held sideways, a photograph takes the height of the screen', async () => {
  await using page = await open('/gallery#photo-3', sideways)
  expect((await boxOf(page, 'dialog picture:not([hidden]) img')).height).toBeGreaterThan(300)
})

test.each([480, 1024, 1280])('at %i pixels the choices of the form are seen whole', async (width) => {
  await using page = await open('/contact', { viewport: { width, height: 800 } })
  const cut = await page.locator('select').evaluateAll((all: HTMLSelectElement[]) =>
    all.filter((select) => {
      const { offsetWidth } = select
      select.style.width = 'max-content'
      return offsetWidth < select.offsetWidth
    }),
  )
  expect(cut).toEqual([])
})

test.each([320, 1280])('at %i pixels each price has a bar, and neither words nor payments meet', async (width) => {
  const rates = { 'Cat sahaja': [12, 18], Dapur: [90, 90], 'Dapur dan bilik air': [90, 120], 'Satu rumah': [150, 900] }
  const levels = Object.entries(rates).map(([label, [from, to]], index) => {
    const key = ['light', 'medium', 'full', 'all'][index]
    return { key, label, includes: 'Paint.', rate: { from, to }, weeks: { from: index + 1, to: 2 * index + 4 } }
  })
  const milestones = ['signing', 'start', 'start', 'carpentry', 'carpentry', 'handover', 'handover'].map((at) => {
    return { share: at === 'signing' ? 40 : 10, when: 'Soon', at }
  })
  const changes = { levels, milestones, buffer: { from: 1, to: 1 } }
  await using page = await openWith('/services', width, { 'estimate.yaml': (data) => Object.assign(data, changes) })
  for (const level of ['light', 'full']) {
    await page.goto(`/services?space=condo&level=${level}&area=1600#estimate`)
    await page.locator('#estimate [data-alive]').waitFor()
    expect(await page.locator('#answer [data-drawing] text:not(:empty)').evaluateAll(meeting)).toEqual([])
  }
  const shapes = page.locator('#answer [data-scale] :is(rect, text, span, b)')
  expect(await shapes.evaluateAll(meeting)).toEqual([])
  expect(await shapes.count()).toBe(14) // four rows of three, and what to set aside
})

const photograph = { file: 'images/wide.jpg', alt: 'A portrait.' }
test.each([
  ['initials', undefined],
  ['a photograph', photograph],
])(
  'a firm of one person, with %s, shows the name beside it where it ends, and it starts where the statement does',
  async (_, image) => {
    const members = [{ name: 'Jamilah Q.', role: 'Owner', image }]
    await using page = await openWith('/about', 1280, { 'about.yaml': ({ team }) => Object.assign(team, { members }) })
    const parts = await boxesOf(page, 'section[aria-labelledby=team] :is(header > p, li > div, li img, h3, h3 + p)')
    const [statement = 0, portrait, name = 0, role] = parts.map(({ left }) => Math.round(left))
    expect([portrait, name > statement + 300, role]).toEqual([statement, true, name])
    expect(parts[3]?.bottom).toBeCloseTo(parts[1]?.bottom ?? 0)
  },
)

test.each([320, 1024])('at %i pixels the days of the opening hours stay on one line', async (width) => {
  const days = 'Tuesday–Saturday'
  await using page = await openWith('/contact', width, {
    'site.yaml': ({ hours }) => Object.assign(hours[0], { days }),
  })
  expect((await page.getByText('Tuesday').boundingBox())?.height).toBeLessThan(40)
})

test.each([390, 1024, 1440])('at %i pixels the names and dates of special hours have room', async (width) => {
  const specialHours = [{ label: 'Chinese New Year', from: '2099-02-06', until: '2099-02-09', closed: true }]
  await using page = await openWith('/contact', width, { 'site.yaml': (data) => Object.assign(data, { specialHours }) })
  expect((await page.locator('dt', { hasText: 'Chinese New Year' }).boundingBox())?.height).toBeLessThan(60)
})

test('on a small phone an address in the opening hours stays on the page', async () => {
  await using page = await openWith('/contact', 320, {
    'site.yaml': ({ contact, hours }) => {
      contact.email = 'hello@harmonisejahteradesign.com.my'
      Object.assign(hours[0], { days: 'By appointment', hours: 'Write to {email}' })
    },
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test.each([320, 390, 1024])('at %i pixels opening hours and sizes of projects break between words', async (width) => {
  const hours = '9 pagi–6 petang'
  await using page = await openWith('/contact', width, {
    'site.yaml': (data) => {
      data.hours = ['Isnin–Jumaat', 'Sabtu dan Ahad'].map((days) => ({ ...data.hours[0], days, hours }))
    },
    'gallery.yaml': ({ projects }) => Object.assign(projects[0], { size: '1,050 kaki persegi', weeks: 8, year: 2024 }),
  })
  for (const route of ['/contact', '/gallery?category=Old+Tea+House']) {
    await page.goto(route)
    const facts = page.locator('main dd:visible')
    await facts.first().waitFor()
    expect(await facts.evaluateAll(cutWords)).toEqual([])
  }
})

test('on a phone the facts of a project stand on one line, however long their labels are', async () => {
  await using page = await openWith('/gallery?category=Old+Tea+House', 390, {
    'words.yaml': ({ gallery }) => Object.assign(gallery, { weeks: 'Minggu bekerja di tapak' }),
  })
  const facts = await boxesOf(page, 'dl:has(dd:text-is("1,800 sq ft")) dd')
  expect(facts.map(({ bottom }) => bottom)).toEqual(facts.map(() => facts[0]?.bottom))
})

test.each([1024, 1440])('at %i pixels a contact page of the least has room above its dark end', async (width) => {
  const without = { areas: undefined, meet: undefined, faq: undefined, related: undefined }
  await using page = await openWith('/contact', width, { 'contact.yaml': (data) => Object.assign(data, without) })
  const [steps, sections] = [await boxesOf(page, 'main ol li'), await boxesOf(page, 'main > section')]
  expect((sections.at(-1)?.top ?? 0) - (steps.at(-1)?.bottom ?? 0)).toBeGreaterThan(32)
})

test('in letters twice as large, a phone breaks no word of the headline, and shows the bars of the programme', async () => {
  const headline = 'Quiet rooms for a *loud, lovely* city.'
  await using page = await openWith('/', 360, { 'home.yaml': ({ hero }) => Object.assign(hero, { headline }) })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  expect(await page.locator('h1').evaluateAll(cutWords)).toEqual([])
  const drawings = await boxesOf(page, 'main [role=img] svg')
  expect(Math.min(...drawings.map(({ width }) => width))).toBeGreaterThan(90)
})

test('a phone breaks no value that is one long word', async () => {
  const title = 'Kebertanggungjawaban'
  await using page = await openWith('/about', 360, {
    'about.yaml': ({ values }) => Object.assign(values.items[0], { title }),
  })
  expect(await page.getByText(title).evaluateAll(cutWords)).toEqual([])
})

test('at 1024 pixels long buttons and a comparison of ten projects leave the words beside them room', async () => {
  const label = 'Hubungi kami di telefon pejabat'
  const closing = ({ closing }: Data) => Object.assign(closing, { chatLabel: label, callLabel: label })
  const manyProjects = ({ projects, items }: Data) => {
    for (let id = 101; id < 111; id += 2) {
      const item = { ...items[0], category: `House ${id}` }
      projects.push({ name: item.category, place: 'Ipoh' })
      items.push({ ...item, id }, { ...item, id: id + 1, state: 'after' })
    }
  }
  const changes = { 'contact.yaml': closing, 'blog.yaml': closing, 'gallery.yaml': manyProjects }
  await using page = await openWith('/', 1024, changes)
  const words = { '/contact': '#talk', '/blog': '#question ~ p', '/gallery': '[data-compare] figcaption' }
  for (const [route, selector] of Object.entries(words)) {
    await page.goto(route)
    await islandsAlive(page)
    expect.soft((await page.locator(selector).boundingBox())?.width, route).toBeGreaterThan(300)
  }
})

test('a support note is a sheet of paper with boxes to tick, and says whose it is', async () => {
  await using page = await open('/blog/support/1')
  await page.emulateMedia({ media: 'print' })
  const item = page.getByText('The wall to the street')
  expect(await item.evaluate((item) => getComputedStyle(item, '::before').borderTopWidth)).toBe('1px')
  expect(await page.getByText('Batu & Teh Studio, +60 5-241 1220').isVisible()).toBe(true)
})

test.each(['/', '/about', '/gallery', '/contact'])('%s keeps its layout before its fonts load', async (route) => {
  const prepare = (page: Page) => page.route(/\.woff2$/, (face) => face.abort())
  await using before = await open(route, { ...phone, prepare })
  await using after = await open(route, phone)
  const [early, late] = [await boxes(before), await boxes(after)]
  expect(early.map(({ name }) => name)).toEqual(late.map(({ name }) => name))
  const isMoved = (index: number, side: 'top' | 'height') =>
    Math.abs((early[index]?.[side] ?? 0) - (late[index]?.[side] ?? 0)) > 2
  expect(early.filter((_, index) => isMoved(index, 'top') || isMoved(index, 'height'))).toEqual([])
})

test.each([
  ['/services', 'Estimate', '#estimate', '#process', phone],
  ['/services', 'Estimate', '#estimate', '#process', desktop],
  ['/gallery', 'Gallery', '[data-compare]', '#photo-1', phone],
  ['/gallery', 'Gallery', '[data-compare]', '#photo-1', { viewport: { width: 1440, height: 900 } }],
])('on %s a late script of the %s does not move what follows', async (route, name, island, next, screen) => {
  const gate = new AbortController()
  const opened = once(gate.signal, 'abort')
  const prepare = (page: Page) => page.route(`**/${name}-*.js`, (route) => opened.then(() => route.continue()))
  await using page = await open(route, { ...screen, prepare })
  const { top } = await boxOf(page, next)
  gate.abort()
  await page.locator(island).scrollIntoViewIfNeeded()
  await page.locator('[data-alive]').waitFor()
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect((await boxOf(page, next)).top).toBe(top)
})

/** In the page: those that cannot be seen, and the words that overlap others or are cut off. */
function meeting(elements: Element[]): (string | null)[] {
  const boxes = elements.map((element) => element.getBoundingClientRect())
  const isText = (index: number) => elements[index]?.localName !== 'rect'
  const isCut = (each: Element) => each instanceof HTMLElement && each.scrollWidth > each.clientWidth + 1
  const wrong = elements.filter((element, index) => {
    const { left, right, top, bottom, width } = boxes[index] as DOMRect
    const others = boxes.filter((_, other) => other !== index && isText(other))
    const meets = others.some((box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top)
    return width < 1 || (isText(index) && (meets || isCut(element)))
  })
  return wrong.map(({ localName, textContent }) => textContent || localName)
}

/** The headings, texts and pictures on the first screen, with their positions in pixels. */
async function boxes(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready
    return [...document.querySelectorAll('main :is(h1, h2, p, picture)')].flatMap((each) => {
      const { top, height } = each.getBoundingClientRect()
      return height > 1 && top < innerHeight ? { name: `${each.tagName} ${each.textContent}`, top, height } : []
    })
  })
}

/** Words that are cut in two by the end of a line. Runs in the page. */
function cutWords(elements: Element[]): string[] {
  const found: string[] = []
  for (const element of elements) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode())
      for (const { 0: word, index } of (walker.currentNode.textContent ?? '').matchAll(/[\p{L}\d]+/gu)) {
        range.setStart(walker.currentNode, index)
        range.setEnd(walker.currentNode, index + word.length)
        if (range.getClientRects().length > 1) found.push(word)
      }
  }
  return found
}
