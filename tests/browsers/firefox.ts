import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import WebSocket from 'ws'
import { newFolder } from '../newFolder.ts'
import { freePort } from '../servers.ts'
import { drag, stroke } from './actions.ts'
import type { Browser, Driver, Settings } from './driver.ts'

/** Firefox over WebDriver BiDi, which it speaks by itself. Whoever drives it so is asked by nobody for updates or reports. */
export async function startFirefox({ motion, text = 16 }: Settings): Promise<Browser> {
  const profile = newFolder('firefox-')
  const settings = {
    'ui.prefersReducedMotion': motion ? 0 : 1,
    'font.size.variable.x-western': text,
    // Sites of tests stand at whichever port is free.
    'network.security.ports.banned.override': '1-65535',
  }
  const lines = Object.entries(settings).map((pair) => `user_pref(${JSON.stringify(pair).slice(1, -1)});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const port = await freePort()
  const args = ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`]
  const firefox = spawn('firefox-esr', args, { stdio: 'ignore' })
  const send = await vi.waitFor(() => connect(`ws://127.0.0.1:${port}/session`), { timeout: 30_000 })
  await send('session.new', { capabilities: {} })
  return {
    visit: (watch) => visit(send, watch),
    async quit() {
      const ended = once(firefox, 'exit')
      await send('browser.close', {})
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function visit(send: Send, watch: string): Promise<Driver> {
  const { userContext } = await send('browser.createUserContext', {})
  const { context } = await send('browsingContext.create', { type: 'tab', userContext })
  await send('browsingContext.activate', { context })
  await send('script.addPreloadScript', { functionDeclaration: `() => {${watch}}`, contexts: [context] })
  return {
    size: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'none' }),
    async evaluate(expression) {
      const { result, exceptionDetails } = await send('script.evaluate', {
        target: { context },
        expression: `(async () => JSON.stringify(await (${expression})))()`,
        awaitPromise: true,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return result.value === undefined ? undefined : JSON.parse(result.value)
    },
    drag: (pointer, ...points) => send('input.performActions', { context, actions: drag(pointer, ...points) }),
    key: (name) => send('input.performActions', { context, actions: stroke(name) }),
    close: () => send('browser.removeUserContext', { userContext }),
  }
}

/** Gives the answer to a command. */
type Send = (method: string, params: object) => Promise<Answer>

/** What the protocol answers, as far as it is read here. */
interface Answer {
  readonly userContext: string
  readonly context: string
  readonly result: { readonly value?: string }
  readonly exceptionDetails?: { readonly text: string }
}

async function connect(url: string): Promise<Send> {
  const socket = new WebSocket(url)
  await once(socket, 'open')
  let id = 0
  return (method, params) => {
    const own = ++id
    socket.send(JSON.stringify({ id: own, method, params }))
    return new Promise((resolve, reject) => {
      socket.on('message', function hear(text) {
        const { id, error, message, result } = JSON.parse(String(text))
        if (id !== own) return
        socket.off('message', hear)
        if (error) reject(new Error(`${error}: ${message}`))
        else resolve(result)
      })
      // What is asked of a page that is being left is never answered.
      setTimeout(reject, 30_000, new Error(`${method} is not answered`)).unref()
    })
  }
}
