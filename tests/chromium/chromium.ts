import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

/** A command-line switch with settings for Blink. */
export function blink(settings: Readonly<Record<string, number>> = {}): string {
  const all = {
    // A mouse, with the values that Playwright passes to headless browsers.
    primaryHoverType: 2,
    availableHoverTypes: 2,
    primaryPointerType: 4,
    availablePointerTypes: 4,
    // The headless shell does not know its network type, and would load pictures from farther away than browsers on 4G.
    lazyLoadingImageMarginPxUnknown: 1250,
    ...settings,
  }
  return `--blink-settings=${Object.entries(all).map((pair) => pair.join('='))}`
}

/** Flags in addition to Playwright's own. */
export const flags = ['--no-sandbox', '--disable-gpu', '--disable-quic']

/** The path of Chrome or Chromium. Throws if there is none: browser tests are never skipped silently. */
export function findChromium(): string {
  // The headless shell renders and runs pages like Chromium, in half the time per visit.
  const names = 'chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable chrome'.split(' ')
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  const usual = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ]
  const { CHROMIUM_PATH = '', CHROME_PATH = '' } = process.env
  const all = [CHROMIUM_PATH, CHROME_PATH, ...onPath, ...usual, chromium.executablePath()]
  const path = all.find((path) => existsSync(path))
  if (path) return path
  throw new Error('The browser tests need Chrome or Chromium. Install one, or set CHROMIUM_PATH to its executable.')
}
