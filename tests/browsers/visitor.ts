import { setTimeout as sleep } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import type { Driver, Point } from './driver.ts'

export interface GotoOptions {
  /** Only waits for the text of the page. */
  readonly early?: boolean
  /** Overrides the visitor's origin. */
  readonly url?: string
  /** Waits until a selector finds something. */
  readonly ready?: string
}

/** What a person does on the site, in any browser. */
export class Visitor {
  private readonly presses: { readonly x: number; readonly y: number; readonly at: number }[] = []

  constructor(
    private readonly driver: Driver,
    private readonly url: string,
  ) {}

  /** Opens a page and waits until it has loaded completely. */
  async goto(route: string, { url = this.url, ...going }: GotoOptions = {}) {
    // Navigating to a fragment of the open page would not load anything.
    if (route.includes('#')) await this.driver.goto('about:blank')
    await this.leave(() => this.driver.goto(url + route), going)
  }

  reload(going: GotoOptions = {}) {
    return this.leave(() => this.driver.evaluate('setTimeout(() => location.reload())'), going)
  }

  /** Moves through the history, within a page or to another. */
  go(steps: number) {
    return this.run((steps) => void setTimeout(() => history.go(steps)), steps)
  }

  size(width: number, height = 844) {
    return this.driver.size(width, height)
  }

  /** Runs a function in the page and returns its value. */
  async run<Args extends readonly unknown[], Value>(
    inPage: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value> {
    return (await this.driver.evaluate(`(${inPage})(...${JSON.stringify(args)})`)) as Value
  }

  /** Presses a link, a button or a field by its name or label. */
  async click(name: string, within = 'body') {
    const [x, y] = await until(() => this.run(pointOf, name, within))
    // A person needs a moment to see that something else is now where they pressed. At once, it is a double tap.
    const before = this.presses.findLast((press) => Math.hypot(x - press.x, y - press.y) < 30)
    if (before) await sleep(before.at + 450 - Date.now())
    await this.pressAt(x, y)
  }

  /** Presses the element that a selector finds. */
  press(selector: string) {
    return this.drag(selector, 'mouse', [0.5, 0.5])
  }

  /** Presses twice in a row where the element is at first. */
  async pressTwice(selector: string) {
    const { left, top, width, height } = await until(() => this.run(boxOf, selector))
    await this.driver.pressTwice([left + width / 2, top + height / 2])
  }

  /** Presses what is at a point of the window. */
  async pressAt(x: number, y: number) {
    await this.driver.drag('mouse', [x, y])
    this.presses.push({ x, y, at: Date.now() })
  }

  /** Presses an element and drags over it. Points are fractions of its width and height. */
  async drag(selector: string, pointer: 'mouse' | 'touch', ...shares: readonly Point[]) {
    const { left, top, width, height } = await until(() => this.run(boxOf, selector))
    // A point beyond the window is moved to its edge.
    const edge = (await this.run(() => innerWidth)) - 1
    const inWindow = (x: number) => Math.min(Math.max(x, 1), edge)
    const points = shares.map(([x, y]) => [inWindow(left + width * x), top + height * y] as const)
    await this.driver.drag(pointer, ...points)
  }

  /** Whether the page leaves a press with keys such as Ctrl to the browser, which here does not follow it. */
  isLeft(selector: string, keys: MouseEventInit): Promise<boolean> {
    return this.run(isLeftToBrowser, selector, keys)
  }

  focus(selector: string) {
    return this.run((selector) => document.querySelector<HTMLElement>(selector)?.focus(), selector)
  }

  /** Presses a field and replaces its value by typing. */
  async fill(label: string, text: string, within = 'main') {
    await this.click(label, within)
    await this.run(() => (document.activeElement as HTMLInputElement).select?.())
    await (text ? this.driver.type(text) : this.key('Backspace'))
  }

  async key(...names: readonly string[]) {
    for (const name of names) await this.driver.key(name)
  }

  /** The URL of the page without the origin. */
  address(): Promise<string> {
    return this.run(() => location.pathname + location.search + location.hash)
  }

  /** The ID of the focused element, or its label or text if it has none. */
  focused(): Promise<string> {
    return this.run(() => {
      const element = document.activeElement as HTMLElement
      return element.id || element.ariaLabel || element.innerText.replace(/\u2060/g, '').trim()
    })
  }

  /** Whether an element with this name can be pressed. */
  async isSeen(name: string, within = 'body'): Promise<boolean> {
    return Boolean(await this.run(pointOf, name, within))
  }

  /** The visible text. */
  text(selector = 'main'): Promise<string> {
    return this.run((selector) => {
      const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter((each) => each.checkVisibility())
      const text = shown.map(({ innerText }) => innerText).join('\n')
      return text.replace(/[\u2060\u00ad]/g, '').replaceAll('\u00a0', ' ')
    }, selector)
  }

  attribute(selector: string, name: string): Promise<string | null | undefined> {
    return this.run((selector, name) => document.querySelector(selector)?.getAttribute(name), selector, name)
  }

  /** The number of matching elements that have a box on the page. */
  count(selector: string): Promise<number> {
    return this.run((selector) => {
      return [...document.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0).length
    }, selector)
  }

  box(selector: string): Promise<DOMRect> {
    return this.run((selector) => document.querySelector(selector)?.getBoundingClientRect().toJSON(), selector)
  }

  scroll(top: number) {
    return this.run((top) => scrollTo({ top, behavior: 'instant' }), top)
  }

  /** Waits until a text is visible. */
  reads(text: string | RegExp, selector = 'main') {
    return expect.poll(() => this.text(selector)).toMatch(text)
  }

  /** The targets of the visible links that a selector finds. */
  hrefs(selector: string): Promise<string[]> {
    return this.run((selector) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>(selector)]
      return links.filter((link) => link.checkVisibility()).map(({ href }) => href)
    }, selector)
  }

  /** The texts that chats start with: in the content and beside it, or in one of them. */
  async chats(within = ':is(main, aside)'): Promise<string[]> {
    const hrefs = await this.hrefs(`${within} a[href*="wa.me"]`)
    return hrefs.map((href) => new URL(href).searchParams.get('text') ?? '')
  }

  /** The clients on the home page whose quotes are in the window. */
  clients(): Promise<string[]> {
    return this.run(() => {
      const names = [...document.querySelectorAll<HTMLElement>('[data-slides] figcaption b')]
      const boxOf = (name: HTMLElement) => name.getBoundingClientRect()
      const shown = names.filter((name) => boxOf(name).left >= 0 && boxOf(name).right <= innerWidth)
      return shown.map(({ innerText }) => innerText)
    })
  }

  /** The errors and policy violations that the page has reported. */
  errors(): Promise<string[]> {
    return this.pageGlobal('reported')
  }

  /** A global variable of the page that a script of the test has set. */
  pageGlobal<Value>(name: string): Promise<Value> {
    return this.driver.evaluate(`window.${name}`) as Promise<Value>
  }

  async [Symbol.asyncDispose]() {
    await this.driver.close()
  }

  /** Leaves the page and waits for the next one. In between, evaluating an expression may fail. */
  private async leave(go: () => Promise<unknown>, { early = false, ready = 'body' }: GotoOptions) {
    await until(() => this.driver.evaluate('window.left = true').catch(() => false))
    await go()
    await until(() => this.run(hasArrived, early).catch(() => false))
    await until(() => this.run((ready) => document.querySelector(ready) !== null, ready))
  }
}

const until = <Value>(ask: () => Promise<Value>) => vi.waitUntil(ask, { timeout: 20_000, interval: 30 })

/** In the page that follows the one that was left. */
function hasArrived(early: boolean): boolean {
  if ('left' in window || location.href === 'about:blank') return false
  return early ? Boolean(document.querySelector('footer')) : document.readyState === 'complete'
}

/** In the page: presses an element with keys held. */
function isLeftToBrowser(selector: string, keys: MouseEventInit): boolean {
  let isLeft = false
  const listen = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', listen, { once: true })
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys })
  document.querySelector(selector)?.dispatchEvent(press)
  return isLeft
}

/** In the page: scrolls to an element and returns its box. */
function boxOf(selector: string): DOMRect | undefined {
  const element = document.querySelector(selector)
  element?.scrollIntoView({ behavior: 'instant', block: 'center' })
  return element?.getBoundingClientRect().toJSON()
}

/** In the page: the centre of the named element, or null unless it is at rest and nothing covers it. */
async function pointOf(name: string, within: string): Promise<Point | null> {
  const isCalled = (element: HTMLElement) => {
    const said = element.ariaLabel ?? (element as HTMLInputElement).labels?.[0]?.innerText ?? element.innerText
    const called = said.replace(/\u2060/g, '').replace(/\s+/g, ' ')
    // A count may follow the name.
    return [called.trim(), called.trim().replace(/ ?\d+$/, '')].includes(name) && element.getClientRects().length > 0
  }
  const find = () => {
    const pressed = `${within} :is(a, button, summary, label, input, select, textarea)`
    const named = [...document.querySelectorAll<HTMLElement>(pressed)].filter(isCalled)
    const boxOf = (element: HTMLElement) => element.getBoundingClientRect()
    return named.find((each) => boxOf(each).right > 0 && boxOf(each).left < innerWidth) ?? named[0]
  }
  const freePoint = (element: HTMLElement): [number, number] | null => {
    const box = element.getClientRects()[0] ?? new DOMRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    return element.contains(document.elementFromPoint(x, y)) ? [x, y] : null
  }
  const target = find()
  if (!target) return null
  if (!freePoint(target)) target.scrollIntoView({ behavior: 'instant', block: 'center' })
  const before = freePoint(target)
  await new Promise((resolve) => setTimeout(resolve, 100))
  return before && String(before) === String(freePoint(target)) && find() === target ? before : null
}
