import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Builder, Key } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote'
import type { Browser, Driver, Settings } from './driver.ts'

/** WebKitGTK over WebDriver, on its own virtual screen, in a window without frame or toolbar (webkitWindow.py). */
export async function startWebKit({ motion = false, text = 16 }: Settings): Promise<Browser> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '2000x1500x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await once(screen.stdout, 'data')
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}` }
  const service = new DriverService.Builder('/usr/bin/WebKitWebDriver').setLoopback(true).setEnvironment(env).build()
  const server = await service.start()
  process.once('exit', () => screen.kill()) // as the driver is
  return { visit: (watch) => visit(server, [watch, String(motion), String(text)]) }
}

async function visit(server: string, args: readonly string[]): Promise<Driver> {
  const window = { binary: join(import.meta.dirname, 'webkitWindow.py'), args }
  const wanted = { browserName: 'webkitWindow.py', pageLoadStrategy: 'none', 'webkitgtk:browserOptions': window }
  const driver = await new Builder().usingServer(server).withCapabilities(wanted).build()
  const actions = () => driver.actions({ async: true })
  const at = (x: number, y: number, duration = 0) => ({ x: Math.round(x), y: Math.round(y), duration })
  return {
    size: (width, height) => driver.manage().window().setRect({ width, height }),
    goto: (url) => driver.get(url),
    async evaluate(expression) {
      // The driver may lose the answer of a page that is being left: whoever waits for the next page asks again.
      const lost = sleep(5_000, undefined, { ref: false }).then(() => Promise.reject(new Error('no answer')))
      return Promise.race([driver.executeScript(`return (${expression})`), lost])
    },
    pressTwice: ([x, y]) => actions().move(at(x, y)).press().release().press().release().perform(),
    drag(_, [x, y] = [0, 0], ...others) {
      return others
        .reduce((moved, [x, y]) => moved.move(at(x, y, 50)), actions().move(at(x, y)).press())
        .release()
        .perform()
    },
    type: (text) => actions().sendKeys(text).perform(),
    key: (name) =>
      actions()
        .sendKeys(keys[name] ?? name)
        .perform(),
    // The window closes first, and the driver then reports that it is gone.
    close: () => driver.quit().catch(() => {}),
  }
}

/** Keys that have other names in the protocol than in browsers. */
const keys: Readonly<Record<string, string>> = {
  ...{ Backspace: Key.BACK_SPACE, Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE, End: Key.END, Home: Key.HOME },
  ...{ ArrowLeft: Key.ARROW_LEFT, ArrowRight: Key.ARROW_RIGHT, ArrowDown: Key.ARROW_DOWN },
}
