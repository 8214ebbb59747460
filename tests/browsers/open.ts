import { afterAll, inject } from 'vitest'
import { startChromium } from './chromium.ts'
import type { Browser } from './driver.ts'
import { startFirefox } from './firefox.ts'
import type { Name } from './installed.ts'
import { Visitor } from './visitor.ts'
import { startWebKit } from './webkit.ts'

/** The browser that these scenarios run in. */
export const browser = process.env.BROWSER as Name

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

/** A visit of the site by somebody who was never here. */
export async function open({ width, height, url = inject('url') }: Visit): Promise<Visitor> {
  running ??= starts[browser]()
  const driver = await (await running).visit(watch)
  await driver.size(width, height)
  return new Visitor(driver, url)
}

interface Visit {
  readonly width: number
  readonly height: number
  /** Another origin than that of the built site. */
  readonly url?: string
}

const starts: Readonly<Record<Name, () => Promise<Browser>>> = {
  chromium: () => startChromium(inject('chromium')),
  firefox: startFirefox,
  webkit: startWebKit,
}

/** One for all scenarios of a file. */
let running: Promise<Browser> | undefined
afterAll(async () => (await running)?.quit())

/** Runs before the scripts of each page. */
const watch = `
  window.told = []
  addEventListener('error', (event) => told.push(event.message ?? 'failed: ' + event.target.src), true)
  addEventListener('unhandledrejection', ({ reason }) => told.push(String(reason)))
  addEventListener('securitypolicyviolation', (event) => told.push(event.violatedDirective + ' ' + event.blockedURI))
  const error = console.error
  console.error = (...words) => { told.push(words.join(' ')); error(...words) }
`
