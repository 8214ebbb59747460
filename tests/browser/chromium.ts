import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'

/** A switch for the engine of Chromium. */
export function blink(settings: Readonly<Record<string, number>> = {}): string {
  const all = {
    // A mouse, as Playwright says it of a browser without a screen.
    primaryHoverType: 2,
    availableHoverTypes: 2,
    primaryPointerType: 4,
    availablePointerTypes: 4,
    // The shell does not know its network, and would load pictures from farther away than browsers on 4G do.
    lazyLoadingImageMarginPxUnknown: 1250,
    ...settings,
  }
  return `--blink-settings=${Object.entries(all).map((pair) => pair.join('='))}`
}

/** With which Chromium asks nobody anything. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The path of a Chrome or Chromium: CHROMIUM_PATH, one that is installed, else one that can be installed. Throws with
 * what to install when there is none: browser tests are never skipped silently.
 */
export async function findChromium(): Promise<string> {
  return installed() ?? downloaded() ?? fail()
}

function installed(): string | undefined {
  // The headless shell draws and runs pages as Chromium does, and a visit takes it half the time.
  const names = [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
  ]
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  const usual = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ]
  return [process.env.CHROMIUM_PATH, process.env.CHROME_PATH, ...onPath, ...usual, playwrightPath()].find(isExecutable)
}

function downloaded(): string | undefined {
  run(process.execPath, [join(import.meta.dirname, '../../node_modules/playwright-core/cli.js'), 'install', 'chromium'])
  return [playwrightPath()].find(isExecutable)
}

function fail(): never {
  throw new Error('The browser tests need Chrome or Chromium. Install one, or set CHROMIUM_PATH to its executable.')
}

function playwrightPath(): string | undefined {
  try {
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

function run(command: string, args: string[]) {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 })
  } catch {
    // The next way is tried, and the last one says what is missing.
  }
}

function isExecutable(path: string | undefined): path is string {
  try {
    accessSync(path ?? '', constants.X_OK)
    return true
  } catch {
    return false
  }
}
