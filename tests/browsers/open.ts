import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, afterEach, expect, inject, onTestFinished } from 'vitest'
import { startServer } from '../helpers.ts'
import type { Browser, Settings } from './driver.ts'
import { startChromium, startFirefox } from './puppeteer.ts'
import { type GotoOptions, Visitor } from './visitor.ts'
import { startWebKit } from './webkit.ts'

/** The browser that these scenarios run in. */
const browser = process.env.BROWSER as keyof typeof starts

export const phone = { width: 390, height: 844 }
export const desktop = { width: 1440, height: 900 }

/** WebKit's driver has no touch input. Firefox's dispatches touch events but does not scroll. */
export const hasFingers = browser !== 'webkit'
export const scrollsByTouch = browser === 'chromium'

interface Visit extends Settings {
  readonly width: number
  readonly height: number
  /** An origin other than that of the site. */
  readonly url?: string
  /** A script that runs before those of each page. */
  readonly before?: string
}

/** Opens the site as a new visitor. */
export async function open({ width, height, url = inject('site'), before = '', ...settings }: Visit) {
  const key = JSON.stringify(settings)
  const started = running.get(key) ?? starts[browser](settings)
  running.set(key, started)
  started.catch(() => running.delete(key)) // the next visit starts another
  const driver = await (await started).visit(device + before)
  await driver.size(width, height)
  return new Visitor(driver, url)
}

/** Opens pages for a group of tests, each as a new visitor. The last page of a test may report no errors. */
export function visiting({ fails = false, ...visit }: Visit & { fails?: boolean }, usual?: GotoOptions) {
  let visitor: Visitor | undefined
  if (!fails) afterEach(async () => expect(await visitor?.errors()).toEqual([]))
  afterAll(() => visitor?.[Symbol.asyncDispose]())
  return async (route: string, going = usual): Promise<Visitor> => {
    visitor ??= await open(visit)
    await visitor.run(() => location.protocol === 'http:' && sessionStorage.clear()) // is a new visitor
    await visitor.goto(route, going)
    return visitor
  }
}

const starts = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit }

/** One browser for all scenarios of a worker, and one for each other kind of visitor. They end with the worker. */
const running = new Map<string, Promise<Browser>>()
process.once('SIGTERM', () => process.exit()) // how a worker is ended

/** Collects the errors of each page, and what it copies or shares. Closing the sheet of the device is no error. */
const device = `
  window.reported = []
  addEventListener('error', ({ message, target }) => {
    // These machines may have no network.
    if (message || target.src?.startsWith(location.origin)) reported.push(message ?? 'failed: ' + target.src)
  }, true)
  addEventListener('unhandledrejection', ({ reason }) => reported.push(String(reason)))
  addEventListener('securitypolicyviolation', (event) => reported.push(event.violatedDirective + ' ' + event.blockedURI))
  const error = console.error
  console.error = (...words) => { reported.push(words.join(' ')); error(...words) }
  window.given = {}
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => { given.copied = text } } })
  navigator.share = async (data) => { given.shared = data; throw new DOMException('Closed', 'AbortError') };
`

/** Serves the built site, with `which` files late until `release`, failing at it, until it or since, missing or forbidden. */
export async function siteWithScripts(
  coming: 'late' | 'retried' | 'down' | 'lost' | 'never' | 'forbidden',
  which = /\.js$/,
) {
  const gate = new AbortController()
  const opened = once(gate.signal, 'abort')
  const release = () => gate.abort()
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    if (which.test(path)) {
      if (coming === 'late' || coming === 'lost') await opened
      if (coming === 'lost') return response.writeHead(503).end()
      if (coming === 'never') return request.socket.destroy()
      if (!gate.signal.aborted) {
        if (coming === 'retried') await opened
        // Not a dropped connection, after which browsers retry by themselves.
        return response.writeHead(503).end()
      }
    }
    const answer = await fetch(inject('site') + path)
    if (coming === 'forbidden') response.setHeader('content-security-policy', "script-src 'none'")
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  onTestFinished(release)
  return { url: await startServer(server, onTestFinished), release }
}

/** In the page: replaces every text by an element, as browsers do that translate it. */
export function translate() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const translated = document.createElement('font')
    translated.textContent = text.data
    if (text.data.trim() && !text.parentElement?.closest('script, style')) text.replaceWith(translated)
  }
}
