import { spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import WebSocket from 'ws'
import { drag, stroke } from './actions.ts'
import type { Browser, Driver, Settings } from './driver.ts'

/** Firefox over WebDriver BiDi, which it speaks by itself. Whoever drives it so is asked by nobody for updates or reports. */
export async function startFirefox({ motion, text = 16 }: Settings): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const settings = {
    'ui.prefersReducedMotion': motion ? 0 : 1,
    'font.size.variable.x-western': text,
    // Sites of tests stand at whichever port is free.
    'network.security.ports.banned.override': '1-65535',
  }
  const lines = Object.entries(settings).map((pair) => `user_pref(${JSON.stringify(pair).slice(1, -1)});`)
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']
  const firefox = spawn('firefox-esr', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const send = await connect(`${await addressIn(firefox.stderr)}/session`)
  firefox.stderr.resume() // what else it says is read by nobody
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

/** Where it says that it listens. */
async function addressIn(said: Readable): Promise<string> {
  for await (const line of createInterface(said)) {
    const [, url] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? []
    if (url) return url
  }
  throw new Error('Firefox ended before it listened')
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
  let last = 0
  return async (method, params) => {
    last += 1
    const id = last
    socket.send(JSON.stringify({ id, method, params }))
    // What is asked of a page that is being left is never answered.
    for await (const [text] of on(socket, 'message', { signal: AbortSignal.timeout(30_000) })) {
      const said = JSON.parse(String(text))
      if (said.error && said.id === id) throw new Error(`${said.error}: ${said.message}`)
      if (said.id === id) return said.result
    }
  }
}
