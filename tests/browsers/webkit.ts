import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { vi } from 'vitest'
import { freePort } from '../servers.ts'
import { drag, stroke } from './actions.ts'
import type { Browser, Driver, Settings } from './driver.ts'

/** WebKitGTK over WebDriver, on a screen of its own, in a window without frame or toolbar (webkitWindow.py). */
export async function startWebKit({ motion = false, text = 16 }: Settings): Promise<Browser> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '2000x1500x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await once(screen.stdout, 'data')
  const port = await freePort()
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}` }
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' })
  const server = `http://127.0.0.1:${port}`
  await vi.waitFor(() => send('GET', `${server}/status`), { timeout: 10_000 })
  return {
    visit: (watch) => visit(server, [watch, String(motion), String(text)]),
    async quit() {
      await end(driver)
      await end(screen)
    },
  }
}

async function visit(server: string, args: readonly string[]): Promise<Driver> {
  const window = { binary: join(import.meta.dirname, 'webkitWindow.py'), args }
  const capabilities = { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': window }
  const { sessionId } = await send('POST', `${server}/session`, { capabilities: { alwaysMatch: capabilities } })
  const to = (path: string, body: object) => send('POST', `${server}/session/${sessionId}/${path}`, body)
  return {
    size: (width, height) => to('window/rect', { width, height }),
    goto: (url) => to('url', { url }),
    async evaluate(expression) {
      const script = `const done = arguments[0];
        (async () => ({ value: await (${expression}) }))().then(done, (error) => done({ error: String(error) }))`
      const { value, error } = await to('execute/async', { script, args: [] })
      if (error) throw new Error(error)
      return value
    },
    drag: (pointer, ...points) => to('actions', { actions: drag(pointer, ...points) }),
    key: (name) => to('actions', { actions: stroke(name) }),
    // The window goes first, and the driver says that it is gone.
    close: () => send('DELETE', `${server}/session/${sessionId}`).catch(() => {}),
  }
}

/** What the protocol answers, as far as it is read here. */
interface Answer {
  readonly sessionId: string
  readonly value: unknown
  readonly error?: string
}

async function send(method: string, url: string, body?: object): Promise<Answer> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) })
  const { value } = (await response.json()) as { value: Answer & { message?: string } }
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`)
  return value
}

async function end(child: ChildProcess) {
  const ended = once(child, 'exit')
  child.kill()
  await ended
}
