import type { Driver } from './driver.ts'

/** What a person does with the site, in whichever browser. */
export class Visitor {
  constructor(
    private readonly driver: Driver,
    private readonly url: string,
  ) {}

  /** Opens a page, and waits until it and all that it loads are there; `early` waits for its words alone. */
  async goto(route: string, { early = false } = {}) {
    await this.leave(() => this.driver.goto(this.url + route), early)
  }

  async reload() {
    await this.leave(() => this.driver.evaluate('setTimeout(() => location.reload())'), false)
  }

  size(width: number, height = 844) {
    return this.driver.size(width, height)
  }

  /** The value of a function that runs in the page. */
  async run<Args extends readonly unknown[], Value>(
    inPage: (...args: Args) => Value | Promise<Value>,
    ...args: Args
  ): Promise<Value> {
    return (await this.driver.evaluate(`(${inPage})(...${JSON.stringify(args)})`)) as Value
  }

  /** Presses what is called so: a link, a button, a field by its label. */
  async click(name: string, within = 'body') {
    const [x, y] = await until(() => this.atRest(name, within), `${name} to be there to press`)
    await this.driver.press(x, y)
  }

  /** Presses what a selector finds. */
  async press(selector: string) {
    const [x, y] = await until(() => this.run(middleOf, selector), `${selector} to be there to press`)
    await this.driver.press(x, y)
  }

  /** Presses a field and types. */
  async fill(label: string, text: string) {
    await this.click(label, 'form')
    for (const character of text) await this.driver.key(character)
  }

  async key(...names: string[]) {
    for (const name of names) await this.driver.key(name)
  }

  path(): Promise<string> {
    return this.run(() => location.pathname)
  }

  /** Whether something that is called so can be pressed. */
  async isSeen(name: string, within = 'body'): Promise<boolean> {
    return Boolean(await this.run(pointOf, name, within))
  }

  /** What can be read. */
  text(selector = 'body'): Promise<string> {
    return this.run((selector) => document.querySelector<HTMLElement>(selector)?.innerText ?? '', selector)
  }

  /** What the page told of errors and of what its policy forbids. */
  told(): Promise<string[]> {
    return this.run(() => (window as unknown as { told: string[] }).told)
  }

  screenshot() {
    return this.driver.screenshot()
  }

  close() {
    return this.driver.close()
  }

  async [Symbol.asyncDispose]() {
    await this.close()
  }

  private async leave(go: () => Promise<unknown>, early: boolean) {
    await this.driver.evaluate('window.left = true')
    await go()
    const arrived = () => this.run(hasArrived, early).catch(() => false)
    await until(arrived, 'the page to arrive')
  }

  /** A point of it that stays where it is, with nothing over it. */
  private async atRest(name: string, within: string): Promise<[number, number] | undefined> {
    const first = await this.run(pointOf, name, within)
    if (!first) return undefined
    await new Promise((resolve) => setTimeout(resolve, 100))
    const second = await this.run(pointOf, name, within)
    return String(first) === String(second) ? first : undefined
  }
}

/** Asks until there is an answer. */
async function until<Value>(ask: () => Promise<Value>, what: string): Promise<NonNullable<Value>> {
  for (const end = Date.now() + 10_000; Date.now() < end; ) {
    const answer = await ask()
    if (answer) return answer
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`timed out in waiting for ${what}`)
}

/** In the page that comes after the one that was left. */
function hasArrived(early: boolean): boolean {
  if ('left' in window || location.href === 'about:blank') return false
  return early ? Boolean(document.querySelector('footer')) : document.readyState === 'complete'
}

/** The middle of an element, in the page. */
function middleOf(selector: string): [number, number] | null {
  const element = document.querySelector(selector)
  element?.scrollIntoView({ behavior: 'instant', block: 'center' })
  const box = element?.getBoundingClientRect()
  return box ? [box.left + box.width / 2, box.top + box.height / 2] : null
}

/** The middle of what is called so, in the page, where it can be pressed: with nothing over it. */
function pointOf(name: string, within: string): [number, number] | null {
  const nameOf = (element: HTMLElement) =>
    element.ariaLabel ?? (element as HTMLInputElement).labels?.[0]?.innerText ?? element.innerText
  const freePoint = (element: HTMLElement): [number, number] | null => {
    const box = element.getClientRects()[0] ?? new DOMRect()
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
    return element.contains(document.elementFromPoint(x, y)) ? [x, y] : null
  }
  const named = [
    ...document.querySelectorAll<HTMLElement>(`${within} :is(a, button, summary, label, input, select, textarea)`),
  ].filter((element) => nameOf(element).trim() === name && element.getClientRects().length > 0)
  const isBeside = (element: HTMLElement) => {
    const { left, right } = element.getBoundingClientRect()
    return right <= 0 || left >= innerWidth
  }
  const target = named.find((element) => !isBeside(element)) ?? named[0]
  if (!target) return null
  const point = freePoint(target)
  if (!point) target.scrollIntoView({ behavior: 'instant', block: 'center' })
  return point ?? freePoint(target)
}
