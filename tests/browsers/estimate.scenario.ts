import { describe, expect, test } from 'vitest'
import { desktop, phone, scrollsByTouch, siteWithScripts, translate, visiting } from './open.ts'
import type { Visitor } from './visitor.ts'

/* 'Your first number' on /services. The calculation is tested in tests/model/estimate.test.ts. */

const section = '#estimate'
const sheet = '#answer'
const status = `${section} [role=status]`
const chosen = '?space=condo&level=medium&area=1150'
const range = 'RM103,500–184,000'
const field = '[name=area]'

describe.each([phone, desktop])('at $width', (screen) => {
  const openEstimate = opening(visiting(screen))

  test('three answers give the number, its weeks and every payment, stand in the address and survive a reload', async () => {
    const visitor = await openEstimate()
    await visitor.reads('Three answers, and the number is drawn here.', sheet)
    await choose(visitor, 'condo')
    await visitor.reads('Two answers to go.', sheet)
    await visitor.reads('Two answers to go.', status)
    await choose(visitor, 'medium')
    await visitor.reads('One answer to go: the area.', sheet)
    await visitor.fill('Area in sq ft', '1,150 sq ft', section)
    const figures = [range, 'RM90–160 per sq ft', '5–9 weeks', 'RM400–4,000+', '(5–15%)']
    for (const words of ['Flat, medium works, 1,150 sq ft', ...figures]) await visitor.reads(words, sheet)
    await visitor.reads('= 107 sq m', section)
    await expect.poll(() => visitor.address()).toBe(`/services${chosen}#estimate`)
    await visitor.reload()
    await visitor.reads(range, sheet)
    expect(await visitor.run(drawn, sheet)).toEqual({
      scale: ['Light', '81k–104k', 'Medium', '104k–184k', 'Full', '184k–276k+', 'Set aside'],
      chosen: ['Medium', '104k–184k'],
      bars: ['', 'on', 'open', '', 'hatch'],
      programme: ['1', '2', '3', 'Drawings', '5', '9', '11'],
    })
    // No line breaks inside a unit.
    expect(
      await visitor.run((sheet) => document.querySelector(sheet)?.textContent?.match(/.* sq ft/), sheet),
    ).toBeNull()
    // It is announced once, in one sentence, and stored only in the URL.
    expect(await visitor.run(() => document.querySelector('#estimate :is([aria-live], [role=alert])'))).toBeNull()
    const sentence = 'Flat, medium works, 1,150 sq ft: RM103,500 to 184,000, 5 to 9 weeks, plus 1 to 2 to spare.'
    await expect.poll(() => visitor.text(status)).toBe(sentence)
    expect(await visitor.run(() => localStorage.length + sessionStorage.length)).toBe(0)
  })

  test('answers are given by keyboard alone, the area by slider too', async () => {
    const visitor = await openEstimate()
    expect(await visitor.attribute('[name=slider]', 'aria-valuetext')).toBe('940 square feet')
    await visitor.focus('[name=space]')
    await visitor.key(' ', 'ArrowDown', 'Tab', ' ', 'Tab', '8', '5', '0', 'Tab')
    await visitor.reads('Lighthouse, light works, 850 sq ft', sheet)
    for (const [key, area] of Object.entries({ End: '8,000', ArrowLeft: '7,600' })) {
      await visitor.key(key)
      await visitor.reads(`Lighthouse, light works, ${area} sq ft`, sheet)
      expect(await valueIn(visitor, field)).toBe(area)
      expect(await visitor.attribute('[name=slider]', 'aria-valuetext')).toBe(`${area} square feet`)
    }
    await visitor.key('Home')
    await visitor.reads('RM7,000–9,000', sheet)
    // On phones, a strip that leads to the sheet comes first.
    await visitor.key(...(screen === phone ? ['Tab', 'Tab'] : ['Tab']))
    expect(await visitor.focused()).toMatch(/Send this to us/)
  })

  test('the area can be seen when it takes the focus (WCAG 2.4.11)', async () => {
    const visitor = await openEstimate(chosen)
    await visitor.focus('[value=medium]')
    await scrollToEdge(visitor)
    await visitor.key('Tab')
    await expect.poll(() => visitor.run(seenOf, field)).toEqual([true])
  })

  test('the area and the number can both be seen while the area is typed', async () => {
    const visitor = await openEstimate('?space=condo&level=medium')
    await visitor.focus(field)
    await scrollToEdge(visitor)
    await visitor.key('1', '1', '5', '0')
    await visitor.reads(range, sheet)
    await expect.poll(() => visitor.run(seenOf, field)).toEqual([true])
    await expect.poll(() => visitor.run(seenOf, '[data-say=cost]')).toContain(true)
  })

  test('what takes the focus is clear of the number above it (WCAG 2.4.11)', async () => {
    const visitor = await openEstimate(chosen)
    const copy = `${sheet} button`
    await visitor.run((copy) => {
      const button = document.querySelector(copy) as Element
      scrollBy({ top: button.getBoundingClientRect().top - 120, behavior: 'instant' })
    }, copy)
    await visitor.focus(copy)
    await expect.poll(() => visitor.run(seenOf, copy)).toEqual([true])
  })

  test.runIf(scrollsByTouch).each(['', '?area=1150'])('a finger that scrolls leaves the area: %j', async (query) => {
    const visitor = await openEstimate(query)
    const [value, top] = [await valueIn(visitor, '[name=slider]'), await visitor.run(() => scrollY)]
    await visitor.drag('[name=slider]', 'touch', [0.8, 0.5], [0.8, -1], [0.8, -3], [0.8, -6])
    await expect.poll(() => visitor.run(() => scrollY)).not.toBe(top)
    expect(await valueIn(visitor, field)).toBe(query && '1,150')
    expect(await valueIn(visitor, '[name=slider]')).toBe(value)
  })

  test('an area that makes no sense is said in words, once the field is left', async () => {
    const words = 'Between 100 and 8,000 sq ft, please.'
    const visitor = await openEstimate(chosen)
    await visitor.fill('Area in sq ft', '2', section)
    expect([await visitor.attribute(field, 'aria-invalid'), await visitor.text(sheet)].join()).toContain(range)
    await visitor.key('Tab')
    await visitor.reads('One answer to go: the area.', sheet)
    await visitor.reads(words, status)
    expect(await visitor.attribute(field, 'aria-invalid')).toBe('true')
    await visitor.fill('Area in sq ft', '', section)
    await expect.poll(() => visitor.attribute(field, 'aria-invalid')).toBe('false')
    for (const area of ['8001', '1,15', '%E0%A4%A', '%3Cb%3E1%3C%2Fb%3E']) {
      await openEstimate(`?space=condo&level=medium&area=${area}`)
      await visitor.reads(words, section)
      expect([area, await visitor.text(section)].join()).not.toMatch(/NaN|undefined|Infinity/)
    }
    for (const answer of ['space=condo', 'level=medium']) {
      await openEstimate(`?${answer}&area=1150`)
      await visitor.reads('One answer to go', sheet)
    }
    await openEstimate('?space=castle&level=__proto__&area=1150&utm=1')
    await visitor.reads('Two answers to go.', sheet)
    await expect.poll(() => visitor.address()).toBe('/services?area=1150&utm=1#estimate')
  })
})

describe('on a phone', () => {
  const visit = visiting(phone)
  const openEstimate = opening(visit)

  test('after a step back on the page the address has the answers of now', async () => {
    const visitor = await openEstimate('?space=condo&level=light&area=1150')
    await visitor.run(() => {
      document.documentElement.style.scrollBehavior = 'auto' // the press below would miss what moves
      location.hash = 'process'
    })
    await choose(visitor, 'medium')
    await expect.poll(() => visitor.address()).toBe('/services?space=condo&level=medium&area=1150#process')
    await visitor.go(-1)
    await expect.poll(() => visitor.address()).toBe('/services?space=condo&level=medium&area=1150#estimate')
  })

  test('a link of the page that answers one question keeps the answers to the others', async () => {
    const visitor = await openEstimate('?space=shop&level=light&area=1150')
    await visitor.reads('A counter.', sheet)
    // Also those given after it was opened in a new tab.
    await visitor.run(() => {
      const link = document.querySelector<HTMLAnchorElement>('a[href*="space=condo"]')
      link?.addEventListener('click', (event) => event.preventDefault(), { once: true })
      link?.click()
    })
    await choose(visitor, 'medium')
    await visitor.press('a[href*="space=condo"]')
    await visitor.reads('Flat, medium works, 1,150 sq ft', sheet)
    expect(await visitor.text(sheet)).not.toContain('A counter.')
    await expect.poll(() => visitor.address()).toBe(`/services${chosen}#estimate`)
  })

  test('calculates with the figures of the firm, in whatever way the page writes them', async () => {
    const site = await siteWithScripts('late')
    const visitor = await visit(`/services${chosen}#estimate`, { early: true, url: site.url })
    await visitor.run(() => {
      for (const cell of document.querySelectorAll('#estimate td')) cell.textContent = 'RM৯০ থেকে ১৬০'
    })
    site.release()
    await visitor.reads(range, sheet)
  })

  test('on a page that the browser has translated, the first press after the area is typed counts', async () => {
    const visitor = await openEstimate('?space=condo&level=medium&area=900')
    await visitor.reads('900 sq ft', sheet)
    await visitor.fill('Area in sq ft', '1150', section)
    await visitor.reads('1,150 sq ft', sheet)
    await visitor.run(translate)
    await visitor.click('Copy the link', section)
    await visitor.reads('Link copied', section)
    expect(await visitor.pageGlobal('given.copied')).toContain('area=1150')
  })

  test('is sent on: as a text for a chat, in the form, and as a link', async () => {
    const visitor = await openEstimate(chosen)
    const address = `/services${chosen}#estimate`
    const chats = (await visitor.chats()).join()
    expect(chats).toContain(`Flat, medium works, 1,150 sq ft: ${range}, 5–9 weeks, plus 1–2 to spare.`)
    expect(chats).toContain(address)
    expect((await visitor.chats('aside')).join()).toContain(range)
    await visitor.fill('Area in sq ft', '1', section)
    await expect.poll(() => visitor.chats('aside')).toEqual([expect.stringMatching(/^[^\d]+$/)])
    await visitor.fill('Area in sq ft', '1150', section)
    await visitor.reads(range, sheet)
    await visitor.click('Copy the link', section)
    await visitor.reads('Link copied', section)
    expect(await visitor.pageGlobal('given.copied')).toSatisfy((link: string) => link.endsWith(address))
    await visitor.click('Send by form', sheet)
    await expect.poll(() => visitor.focused()).toBe('name')
    expect(await valueIn(visitor, '[name=message]')).toContain(range)
    expect(await valueIn(visitor, '[name=spaceType]')).toBe('Flat & condo')
  })
})

/** Opens the estimate with these answers, ready for others. */
function opening(visit: ReturnType<typeof visiting>) {
  return (query = '') => visit(`/services${query}#estimate`, { ready: '[data-island=Estimate][data-alive]' })
}

const choose = (visitor: Visitor, value: string) => visitor.press(`label:has([value=${value}])`)
const valueIn = (visitor: Visitor, field: string) =>
  visitor.run((field) => document.querySelector<HTMLInputElement>(field)?.value, field)

/** Scrolls until the area is just above the lower edge of the window, where phones have their dock. */
function scrollToEdge(visitor: Visitor) {
  return visitor.run((field) => {
    const area = document.querySelector(field) as Element
    scrollBy({ top: area.getBoundingClientRect().bottom - innerHeight + 64, behavior: 'instant' })
  }, field)
}

/** Of each element, whether nothing lies over it, and it is in the window. */
function seenOf(selector: string): boolean[] {
  return [...document.querySelectorAll(selector)].map((element) => {
    const { left, top } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + 20, top + 20))
  })
}

/** In the page: what the drawings of the sheet say, which bars of the scale are filled, and how many there are. */
function drawn(sheet: string) {
  const all = (selector: string) => [...document.querySelectorAll<SVGElement>(`${sheet} ${selector}`)]
  const textsIn = (selector: string) => all(selector).map(({ textContent }) => textContent)
  const bars = all('[data-scale] rect')
  return {
    scale: textsIn('[data-scale] > :not(svg)'),
    chosen: textsIn('[data-scale] > [data-on]'),
    bars: bars.map(({ dataset }) => Object.keys(dataset).join()),
    programme: textsIn('[data-drawing] text'),
  }
}
