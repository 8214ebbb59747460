import { describe, expect, test } from 'vitest'
import { asksAgain, phone, visiting } from './open.ts'
import { siteWithScripts } from './scripts.ts'
import type { Visitor } from './visitor.ts'

/* What somebody does before scripts are there ends as asked, once they come or if they never do; or cannot be done yet. */

interface Action {
  readonly on: string
  readonly act: (visitor: Visitor) => Promise<unknown>
  /** What is to be seen in the end, and where no script ever comes. */
  readonly ends: (visitor: Visitor) => Promise<unknown>
  readonly as: unknown
  readonly without?: unknown
}

const menu = (visitor: Visitor) => visitor.isSeen('Chat on WhatsApp', 'header')
const address = (visitor: Visitor) => visitor.address()
const focused = (visitor: Visitor) => visitor.focused()
const client = (visitor: Visitor) =>
  visitor.run(() =>
    [...document.querySelectorAll<HTMLElement>('[data-slides] figcaption b')]
      .filter((name) => Math.abs(name.getBoundingClientRect().left - innerWidth / 2) < innerWidth / 2)
      .map(({ innerText }) => innerText)
      .join(),
  )
const count = (selector: string) => (visitor: Visitor) =>
  visitor.run(
    (selector) => [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0).length,
    selector,
  )
const photos = count('[data-near-list] > li')
/** A control that scripts make: nobody finds it before. What failed is asked for again at the next use of the page. */
const made = (on: string, selector: string, number: number): Action => ({
  on,
  act: async (visitor) => expect(await count(selector)(visitor)).toBe(0),
  ends: async (visitor) => {
    await visitor.press('h1')
    return count(selector)(visitor)
  },
  as: number,
  without: 0,
})
/** A field that is there before, and counts in the end; or it is gone, where its script has failed. */
const kept = (field: string, key: string, counted: string): Action => ({
  on: '/services',
  act: async (visitor) => {
    await visitor.run((field) => document.querySelector<HTMLElement>(field)?.focus(), field)
    await visitor.key(key)
  },
  ends: async (visitor) => {
    const gone = (await count(field)(visitor)) === 0
    return gone || visitor.run((counted) => document.querySelector(counted) !== null, counted)
  },
  as: true,
})
const sequence =
  (...names: readonly string[]) =>
  async (visitor: Visitor) => {
    for (const name of names) await visitor.click(name)
  }

const actions: Readonly<Record<string, Action>> = {
  'opens the menu': { on: '/about', act: sequence('Menu'), ends: menu, as: true },
  'is in the menu': {
    on: '/about',
    act: sequence('Menu'),
    ends: focused,
    as: 'Home',
    without: expect.stringMatching(/^(Close|Home)$/),
  },
  'opens and closes the menu': { on: '/about', act: sequence('Menu', 'Close'), ends: menu, as: false },
  'goes to a page by the menu': {
    on: '/about',
    act: async (visitor) => {
      await visitor.click('Menu')
      await visitor.click('Contact', 'header')
    },
    ends: address,
    as: '/contact',
  },
  'turns to the next client': { on: '/', act: sequence('Next testimonial'), ends: client, as: 'Puan Salmah' },
  'turns to the one before': { on: '/', act: sequence('Previous testimonial'), ends: client, as: 'Puan Salmah' },
  'begins an estimate': { on: '/', act: sequence('Flat'), ends: address, as: '/services?space=condo#estimate' },
  'chooses a project': {
    on: '/gallery',
    act: (visitor) => visitor.click('Coasis', 'nav'),
    ends: async (visitor) => [await address(visitor), await photos(visitor)],
    as: ['/gallery?category=Coasis', 8],
  },
  'chooses all projects': {
    on: '/gallery?category=Coasis',
    act: (visitor) => visitor.click('All', 'nav'),
    ends: async (visitor) => [await address(visitor), await photos(visitor)],
    as: ['/gallery', 40],
  },
  'opens a photograph': {
    on: '/gallery',
    act: (visitor) => visitor.press('#photo-3 a'),
    ends: async (visitor) => ((await visitor.text('dialog')).match(/\d+ \/ \d+/) ?? [await address(visitor)])[0],
    // Or its file, where the script has failed.
    as: expect.stringMatching(/^3 \/ 40$|\.webp$/),
  },
  'compares another project': made('/gallery', '[data-compare] label:has(img)', 5),
  'compares another room': made('/gallery', '[data-compare] label:not(:has(img))', 2),
  'slides the comparison': made('/gallery', '[data-compare] [type=range]', 1),
  'chooses a space for the estimate': kept('[value=landed]', ' ', '[value=landed]:checked'),
  'slides the area of the estimate': kept('[name=slider]', 'End', '[aria-valuetext="8,000 square feet"]'),
  'sends an empty form': { on: '/contact', act: sequence('Send message'), ends: focused, as: 'name' },
  'types a name': {
    on: '/contact',
    act: (visitor) => visitor.fill('Name', 'Early'),
    ends: (visitor) => visitor.run(() => (document.getElementById('name') as HTMLInputElement).value),
    as: 'Early',
  },
  'sends a message': {
    on: '/contact',
    act: async (visitor) => {
      await visitor.run(fillAndCatch)
      await visitor.click('Send message')
      await visitor.run(() => document.querySelector('form')?.requestSubmit())
    },
    ends: async (visitor) => {
      const count = await visitor.run(() => document.querySelectorAll('[data-stage=ready]').length)
      return count || visitor.run(() => (window as unknown as { sentTo?: string }).sentTo)
    },
    // To the mail program, where the script has failed.
    as: 1,
    without: 'mailto:hello@batuteh.my',
  },
  'opens the privacy notice': {
    on: '/contact',
    act: sequence('Read the privacy notice'),
    ends: (visitor) =>
      visitor.isSeen('Read the privacy notice').then(async () => (await visitor.text()).includes('We read it.')),
    as: true,
  },
  'opens a question': {
    on: '/contact',
    act: sequence('Adakah teh percuma?'),
    ends: async (visitor) => (await visitor.text()).includes('Ya.'),
    as: true,
  },
  'asks for the map': {
    on: '/contact',
    act: async (visitor) => {
      await visitor.run(() => {
        addEventListener('click', (event) => {
          const { target } = (event.target as Element).closest('a') ?? {}
          Object.assign(window, { asked: !event.defaultPrevented && document.getElementsByName(`${target}`).length })
        })
      })
      await visitor.click('Unfold the map')
    },
    ends: (visitor) => visitor.run(() => (window as unknown as { asked: number }).asked),
    as: 1,
  },
  'goes to a section by the contents': {
    on: '/blog/99',
    act: sequence('In this article', 'First steps'),
    ends: async (visitor) => decodeURIComponent(await address(visitor)),
    as: '/blog/99#first-steps',
  },
}

describe.each([
  ['come late', 'late', /\.js$/],
  ['fail once', 'at the second attempt', /\/(gallery|contact|estimate|home|article)-\w+\.js$/],
  ['are blocked', 'never', /\.js$/],
] as const)('while scripts %s, somebody', (_, coming, which) => {
  const visit = visiting(phone)

  test.each(Object.entries(actions))('%s', async (_, { on, act, ends, as, without = as }) => {
    await using site = await siteWithScripts(coming, which)
    const visitor = await visit(on, { early: true, url: site.url })
    await act(visitor)
    site.release()
    const fails = coming === 'never' || (coming === 'at the second attempt' && !asksAgain)
    await expect.poll(() => ends(visitor)).toEqual(fails ? without : as)
  })
})

/** Fills in the form, in the page, and notes to where it would be sent without a script. */
function fillAndCatch() {
  const form = document.querySelector('form') as HTMLFormElement
  for (const field of form.querySelectorAll('select')) field.selectedIndex = 1
  for (const field of form.querySelectorAll<HTMLInputElement>('input:not([name=_gotcha]), textarea'))
    field.value = field.type === 'email' ? 'nurul@example.com' : 'Nurul'
  form.querySelector<HTMLElement>('[type=checkbox]')?.click()
  const sendTo = (address: string) => Object.assign(window, { sentTo: address })
  HTMLFormElement.prototype.submit = function submit() {
    sendTo(this.action)
  }
  addEventListener('submit', (event) => {
    if (!event.defaultPrevented) sendTo((event.target as HTMLFormElement).action)
    event.preventDefault()
  })
}
