import { describe, expect, test } from 'vitest'
import { desktop, phone, visiting } from './open.ts'

/* What helps visitors to read and share an article. */

const contents = '[data-contents]'
const sections = ['First steps', '房子 & kitchens', 'What it costs']
const address = 'https://www.batuteh.my/blog/99'
const title = 'Cost & care: 100% “yours”'
describe.each([phone, desktop])('at $width', (screen) => {
  const visit = visiting(screen)
  const isPhone = screen === phone
  const openArticle = (fragment = '') => visit(`/blog/99${fragment}`)

  test('says how many minutes it takes to read, and its contents lead to each section and mark it', async () => {
    const visitor = await openArticle()
    expect(await visitor.text()).toContain('5 min read')
    expect(await visitor.isSeen('What it costs', contents)).toBe(!isPhone)
    for (const section of sections) {
      if (isPhone && !(await visitor.isSeen(section, contents))) await visitor.click('In this article')
      await visitor.click(section, contents)
      await expect.poll(() => visitor.run(isBelowHeader, section)).toBe(true)
      await expect.poll(() => visitor.run(marked)).toBe(section)
    }
  })

  test('marks in the contents the section that is being read, and none above the first', async () => {
    const visitor = await openArticle()
    for (const [section, share, expected] of [
      ['First steps', 0.5, ''],
      ['First steps', 0.2, 'First steps'],
      ['房子 & kitchens', 0.5, 'First steps'],
      ['房子 & kitchens', 0.2, '房子 & kitchens'],
      ['What it costs', -0.2, 'What it costs'],
      ['房子 & kitchens', 0.5, 'First steps'],
    ] as const) {
      await visitor.run(
        (section, share) => {
          const heading = [...document.querySelectorAll('h2')].find(({ innerText }) => innerText.includes(section))
          scrollBy({ top: (heading?.getBoundingClientRect().top ?? 0) - innerHeight * share, behavior: 'instant' })
        },
        section,
        share,
      )
      await expect.poll(() => visitor.run(marked)).toBe(expected)
    }
  })

  test('a heading links to itself, and its address opens the article there', async () => {
    const visitor = await openArticle()
    for (const heading of ['A closer look', '房子 & kitchens']) {
      await visitor.click(heading, ':is(h2, h3)')
      await expect.poll(() => visitor.address()).toMatch(/#.+/)
      const { hash } = new URL(await visitor.address(), address)
      await openArticle(hash)
      await expect.poll(() => visitor.run(isBelowHeader, heading)).toBe(true)
    }
  })

  test('is shared by link, by the sheet of the device, and by copying', async () => {
    const visitor = await openArticle()
    const links = await visitor.hrefs('[data-share] a[target=_blank][rel~=noopener]')
    const [url, text] = [encodeURIComponent(address), encodeURIComponent(title)]
    expect(links).toEqual([
      `https://www.facebook.com/sharer/sharer.php?u=${url}`,
      `https://x.com/intent/post?url=${url}&text=${text}`,
      `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    ])
    await visitor.click('Share')
    await visitor.click('Copy link | Salin')
    await visitor.reads('Link copied', '[data-share]')
    expect(await visitor.pageGlobal('given')).toEqual({ shared: { url: address, title }, copied: address })
    await visitor.run(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('Forbidden'))
    })
    await visitor.click('Link copied')
    await visitor.reads('Not copied', '[data-share]')
  })

  test('is copied where the sheet of the device cannot be opened, and not if somebody closes it', async () => {
    const visitor = await openArticle()
    await visitor.click('Share')
    await visitor.run(() => {
      navigator.share = () => {
        throw new Error('Forbidden')
      }
    })
    expect(await visitor.pageGlobal('given')).not.toHaveProperty('copied')
    await visitor.click('Share')
    await visitor.reads('Link copied', '[data-share]')
    expect(await visitor.pageGlobal('given')).toMatchObject({ copied: address })
  })

  test('a table stands as rows and columns, and stacks on phones: every figure under its label', async () => {
    const visitor = await openArticle()
    const wide = ['Item Price Time', 'Doors RM100 A day', 'Walls RM200']
    const narrow = ['Doors', 'Price: RM100', 'Time: A day', 'Walls', 'Price: RM200', 'Time: A day']
    expect(await visitor.run(lines)).toEqual(isPhone ? narrow : wide)
  })
})

/** In the page: the section that is marked in the contents. */
function marked(): string {
  const links = [...document.querySelectorAll<HTMLElement>('[data-contents] [aria-current=location]')]
  return links.map(({ textContent }) => textContent).join()
}

/** In the page: whether a heading is in the upper half of the viewport with nothing covering it. */
function isBelowHeader(name: string): boolean {
  const headings = [...document.querySelectorAll<HTMLElement>('h2, h3')]
  const heading = headings.find(({ innerText }) => innerText.includes(name))
  const { left, top } = heading?.getBoundingClientRect() ?? { left: 0, top: 9999 }
  return top < innerHeight / 2 && (heading?.contains(document.elementFromPoint(left + 4, top + 4)) ?? false)
}

/** In the page: the visible lines of the table, with the labels that the style sheet puts before cells. */
function lines(): string[] {
  const seen = new Map<number, string[]>()
  for (const cell of document.querySelectorAll('table :is(th, td, td span, th span)')) {
    const { top, height, width } = cell.getBoundingClientRect()
    if (height < 2 || width < 2 || (cell.closest('thead') as HTMLElement | null)?.offsetHeight === 1) continue
    const { content } = getComputedStyle(cell, '::before')
    // Firefox returns the `attr()` expression itself.
    const label = content.startsWith('attr(') ? cell.getAttribute('data-label') : content.replaceAll('"', '')
    const own = [...cell.childNodes].filter((node) => (node as Element).localName !== 'span')
    const text = own.map(({ textContent }) => textContent).join('')
    const line = seen.get(Math.round(top)) ?? []
    seen.set(Math.round(top), [...line, label && label !== 'none' ? `${label}: ${text}` : text])
  }
  return [...seen].sort(([one], [other]) => one - other).map(([, cells]) => cells.join(' '))
}
