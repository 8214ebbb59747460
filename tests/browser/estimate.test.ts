import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violations } from './axe.ts'
import { desktop, hold, open, phone, type Visit } from './browser.ts'

/* 'Your first number' on /services, as a visitor uses it. */

const chosen = '?space=condo&level=medium&area=1150'
const range = 'RM115,000–207,000'

describe('counted in taps, on a phone', () => {
  test('from the home page a range is two taps and one number away, and two more put it into a WhatsApp text', async () => {
    await using page = await open('/', phone)
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
    await page.getByRole('region', { name: 'Your first number' }).getByRole('link', { name: 'Condo' }).tap()
    await page.waitForURL('**/services?space=condo#estimate')
    await row(page, 'Medium').tap()
    await area(page).fill('1150')
    expect(await strip(page).innerText()).toMatch(new RegExp(`^${range}\\s+6–10 weeks$`))
    await expect.poll(() => isOnScreen(strip(page))).toBe(true)

    await strip(page).tap()
    const [chat] = await Promise.all([
      page.waitForEvent('popup'),
      sheet(page).getByRole('link', { name: 'Send this to us' }).tap(),
    ])
    const text = new URL(chat.url()).searchParams.get('text')
    expect(text).toContain(`Condo, medium works, 1,150 sq ft: ${range}, 6–10 weeks, plus 2–4 to spare.`)
    expect(text).toMatch(/\/services\?space=condo&level=medium&area=1150#estimate$/)
    expect(page.errors).toEqual([])
  })

  test('without a script one tap leads to the figures, and the next to a chat or the form', async () => {
    await using page = await open('/', { ...phone, javaScriptEnabled: false })
    await page.getByRole('region', { name: 'Your first number' }).getByRole('link', { name: 'Condo' }).tap()
    await page.waitForURL('**/services?space=condo#estimate')
    const table = section(page).getByRole('table')
    await expect.poll(() => isOnScreen(table)).toBe(true)
    expect(await table.getByRole('row', { name: 'Medium' }).innerText()).toMatch(
      /RM100–180[\s\S]*RM100,000–180,000[\s\S]*6–10/,
    )
    expect(await page.getByRole('radio').count()).toBe(0)
    expect(await page.getByRole('slider').count()).toBe(0)
    const chat = sheet(page).getByRole('link', { name: 'Ask us on WhatsApp' })
    expect(await chat.getAttribute('href')).toContain('https://wa.me/60120000000?text=Hello')
    await sheet(page).getByRole('link', { name: 'Ask by form' }).tap()
    await page.waitForURL('**/contact#form')
    await expect.poll(() => isOnScreen(page.getByRole('textbox', { name: 'Name' }))).toBe(true)
  })
})

describe.each([
  ['phone', phone],
  ['desktop', desktop],
])('on a %s', (_, viewport) => {
  test('three answers give the number, its weeks, what to keep aside and every payment', async () => {
    await using page = await openEstimate('', viewport)
    expect(await sheet(page).innerText()).toContain('Three answers, and the number is drawn here.')
    await tile(page, 'Condo').check()
    expect(await sheet(page).innerText()).toContain('Two answers to go.')
    await row(page, 'Medium').check()
    expect(await sheet(page).innerText()).toContain('One answer to go: the area.')
    await area(page).fill('1,150 sq ft')
    const said = await sheet(page).innerText()
    for (const words of [
      'Condo, medium works, 1,150 sq ft',
      range,
      'RM100–180 per sq ft',
      'Keep RM11,500–41,400 aside (10–20%)',
      '6–10 weeks, plus 2–4 to spare',
      'RM46,000–82,800',
      'RM500–5,000+',
      'This is a first number at prices of 2025, not a quotation.',
    ])
      expect(said).toContain(words)
    expect(await section(page).getByText('= 107 sq m').isVisible()).toBe(true)
  })

  test('an address with the three answers is answered, and nothing is said twice or too loud', async () => {
    await using page = await openEstimate(chosen, viewport)
    expect(await sheet(page).innerText()).toContain(range)
    const status = section(page).getByRole('status')
    await expect
      .poll(() => status.innerText())
      .toBe('Condo, medium works, 1,150 sq ft: RM115,000 to 207,000, 6 to 10 weeks, plus 2 to 4 to spare.')
    expect(await status.count()).toBe(1)
    expect(await section(page).locator('[aria-live], [role=alert]').count()).toBe(0)
  })

  test.each(['', chosen, '?space=office&level=full&area=25000'])(
    'with %j it has no accessibility fault that axe knows',
    async (query) => {
      await using page = await openEstimate(query, viewport)
      // At the end, where nothing stands half behind the dock.
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      expect(await violations(page)).toEqual([])
      expect(page.errors).toEqual([])
    },
  )
})

describe('the answers', () => {
  test('stand in the address, and are there after a reload', async () => {
    await using page = await openEstimate()
    await tile(page, 'Shop or café').check()
    await row(page, 'Full').check()
    await area(page).fill('2400')
    await expect.poll(() => new URL(page.url()).search).toBe('?space=shop&level=full&area=2400')
    await page.reload()
    await alive(page)
    expect(await sheet(page).innerText()).toContain('RM360,000–720,000')
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  })

  test('for an office move only the weeks with how much changes, and ask for no deposit', async () => {
    await using page = await openEstimate('?space=office&level=light&area=2400')
    expect(await sheet(page).innerText()).toMatch(/RM360,000–720,000[\s\S]*2–4 weeks/)
    await row(page, 'Full').check()
    expect(await sheet(page).innerText()).toMatch(/RM360,000–720,000[\s\S]*12–20 weeks/)
    expect(await sheet(page).innerText()).not.toContain('Deposit')
    expect(await section(page).getByText('RM180–250+').isVisible()).toBe(false)
  })

  test('that were given before the script arrived count', async () => {
    let release = () => {}
    await using page = await open('/services?level=light&area=900#estimate', {
      prepare: async (page) => {
        release = await hold(page, /\/estimate-\w+\.js$/)
      },
    })
    await tile(page, 'Landed home').check()
    await row(page, 'Full').check()
    await area(page).fill('2000')
    release()
    await alive(page)
    expect(await sheet(page).innerText()).toContain('RM360,000–500,000+')
  })

  test('by slider count before the script, too, and each arrow key is another area', async () => {
    let release = () => {}
    await using page = await open('/services?space=condo&level=light#estimate', {
      prepare: async (page) => {
        release = await hold(page, /\/estimate-\w+\.js$/)
      },
    })
    const slider = page.getByRole('slider')
    await slider.press('End')
    release()
    await alive(page)
    expect(await area(page).inputValue()).toBe('10,000')
    await slider.press('ArrowLeft')
    expect(await area(page).inputValue()).toBe('9,500')
    expect(await slider.getAttribute('aria-valuetext')).toBe('9,500 square feet')
    await slider.press('Home')
    expect(await sheet(page).innerText()).toContain('RM12,000–20,000')
  })

  test('by keyboard alone reach the sheet', async () => {
    await using page = await openEstimate()
    const { keyboard } = page
    await tile(page, 'Condo').focus()
    for (const key of ['Space', 'ArrowDown', 'Tab', 'Space', 'Tab', '8', '5', '0', 'Tab', 'Tab'])
      await keyboard.press(key)
    expect(await sheet(page).innerText()).toContain('Landed home, light works, 850 sq ft')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Send this to us')
  })
})

describe('what makes no sense', () => {
  test.each(['0', '199', '10001', '999999999999', 'abc', '-500', '1,15', '%E0%A4%A', '<b>1</b>'])(
    'as an area, %j, is said in words',
    async (nonsense) => {
      await using page = await openEstimate(`?space=condo&level=medium&area=${encodeURIComponent(nonsense)}`)
      const words = 'Between 200 and 10,000 sq ft, please.'
      expect(await section(page).getByText(words).first().isVisible()).toBe(true)
      expect(await area(page).getAttribute('aria-invalid')).toBe('true')
      await expect.poll(() => section(page).getByRole('status').innerText()).toBe(words)
      expect(await sheet(page).innerText()).toContain('One answer to go: the area.')
      expect(await section(page).innerHTML()).not.toMatch(/NaN|undefined|Infinity/)
      expect(page.errors).toEqual([])
    },
  )

  test('while somebody types is not held against them, until they leave the field', async () => {
    await using page = await openEstimate(chosen)
    await area(page).fill('2')
    expect(await sheet(page).innerText()).toContain(range)
    await area(page).blur()
    expect(await sheet(page).innerText()).toContain('One answer to go: the area.')
    await area(page).fill('')
    expect(await area(page).getAttribute('aria-invalid')).toBe('false')
  })

  test('as a space or a level is as if it were not there', async () => {
    await using page = await openEstimate('?space=castle&level=__proto__&area=1150&utm=1')
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
    expect(await sheet(page).innerText()).toContain('Two answers to go.')
    await expect.poll(() => new URL(page.url()).search).toBe('?area=1150&utm=1')
  })
})

describe('sent on', () => {
  test('by form it is in the message, the kind of space is chosen, and the cursor waits for a name', async () => {
    await using page = await openEstimate(chosen)
    await sheet(page).getByRole('link', { name: 'Send by form' }).click()
    await page.waitForURL('**/contact**')
    await expect.poll(() => focused(page)).toBe('name')
    const message = await page.getByRole('textbox', { name: 'Your message' }).inputValue()
    expect(message).toContain(range)
    expect(message).toContain(`/services${chosen}#estimate`)
    expect(await page.getByRole('combobox', { name: 'Type of space' }).inputValue()).toBe('Condo')
    await page.getByRole('textbox', { name: 'Name' }).fill('Aisyah')
    await page.getByRole('textbox', { name: 'E-mail' }).fill('aisyah@example.com')
    await page.getByRole('combobox', { name: 'Location' }).selectOption('Bangsar')
    await page.getByRole('combobox', { name: 'Project scope' }).selectOption('Renovation')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Send message' }).click()
    for (const name of ['Send on WhatsApp', 'Send by e-mail']) {
      const link = await page.getByRole('link', { name }).getAttribute('href')
      expect(decodeURIComponent(link ?? '')).toContain(range)
    }
  })

  test('as a link it is copied, and the button says so for a while', async () => {
    await using page = await openEstimate(chosen, { permissions: ['clipboard-read', 'clipboard-write'] })
    await section(page).getByRole('button', { name: 'Copy the link' }).click()
    await section(page).getByRole('button', { name: 'Link copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${page.url().split('?')[0]}${chosen}#estimate`,
    )
    await section(page).getByRole('button', { name: 'Copy the link' }).waitFor()
  })
})

test('when its script does not come, the page shows the table, and the next touch tries again', async () => {
  let blocked = true
  await using page = await open('/services#estimate', {
    prepare: (page) => page.route(/\/estimate-\w+\.js$/, (route) => (blocked ? route.abort() : route.continue())),
  })
  await section(page).getByText('RM100,000–180,000').waitFor()
  expect(await page.getByRole('radio').count()).toBe(0)
  blocked = false
  await page.mouse.click(5, 5)
  await alive(page)
  expect(await page.getByRole('radio').count()).toBe(7)
})

async function openEstimate(query = '', visit: Visit = {}) {
  const page = await open(`/services${query}#estimate`, visit)
  await alive(page)
  return page
}

function alive(page: Page) {
  return page.locator('[data-alive]').waitFor()
}

function section(page: Page): Locator {
  return page.getByRole('region', { name: 'Your first number' })
}

function sheet(page: Page): Locator {
  return section(page).locator('#answer')
}

function strip(page: Page): Locator {
  return section(page).locator('a[href$="#answer"]')
}

function tile(page: Page, name: string): Locator {
  return section(page).getByRole('radio', { name })
}

function row(page: Page, name: string): Locator {
  return section(page).getByRole('radio', { name })
}

function area(page: Page): Locator {
  return section(page).getByRole('textbox', { name: 'Area' })
}

function focused(page: Page) {
  return page.evaluate(() => document.activeElement?.id)
}

function isOnScreen(element: Locator): Promise<boolean> {
  return element.evaluate((each) => {
    const { top, left, width, height } = each.getBoundingClientRect()
    const at = document.elementFromPoint(left + width / 2, Math.min(top + height / 2, innerHeight - 80))
    return top < innerHeight && each.contains(at)
  })
}
