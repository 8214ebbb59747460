import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import WebSocket from 'ws'
import { drag, stroke } from './actions.ts'
import type { Browser, Driver, Settings } from './driver.ts'

/** Firefox over WebDriver BiDi, which it speaks by itself. */
export async function startFirefox({ motion, text = 16 }: Settings): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const visitors = { 'ui.prefersReducedMotion': motion ? 0 : 1, 'font.size.variable.x-western': text }
  const lines = Object.entries({ ...settings, ...visitors }).map(
    (pair) => `user_pref(${JSON.stringify(pair).slice(1, -1)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const child = spawn('firefox-esr', ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const session = await Session.to(`${await address(child)}/session`)
  await session.send('session.new', { capabilities: {} })
  return {
    visit: (watch) => visit(session, watch),
    async quit() {
      const ended = new Promise((resolve) => child.once('exit', resolve))
      await session.send('browser.close', {})
      await ended
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** A browser that asks nobody anything. */
const settings = {
  'datareporting.policy.dataSubmissionEnabled': false,
  'browser.safebrowsing.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'app.normandy.enabled': false,
  // Sites of tests stand at whichever port is free.
  'network.security.ports.banned.override': '1-65535',
}

function address({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    stderr?.on('data', (bytes) => {
      said += bytes
      const [, url] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? []
      if (url) resolve(url)
    })
    stderr?.on('end', () => reject(new Error(`Firefox ended: ${said}`)))
  })
}

async function visit(session: Session, watch: string): Promise<Driver> {
  const { userContext } = await session.send('browser.createUserContext', {})
  const { context } = await session.send('browsingContext.create', { type: 'tab', userContext })
  await session.send('browsingContext.activate', { context })
  await session.send('script.addPreloadScript', { functionDeclaration: `() => {${watch}}`, contexts: [context] })
  return {
    size: (width, height) => session.send('browsingContext.setViewport', { context, viewport: { width, height } }),
    goto: (url) => session.send('browsingContext.navigate', { context, url, wait: 'none' }),
    async evaluate(expression) {
      const { result, exceptionDetails } = await session.send('script.evaluate', {
        target: { context },
        expression: `(async () => JSON.stringify(await (${expression})))()`,
        awaitPromise: true,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return result.value === undefined ? undefined : JSON.parse(result.value)
    },
    drag: (pointer, ...points) => session.send('input.performActions', { context, actions: drag(pointer, ...points) }),
    key: (name) => session.send('input.performActions', { context, actions: stroke(name) }),
    close: () => session.send('browser.removeUserContext', { userContext }),
  }
}

/** What the protocol answers, as far as it is read here. */
interface Answer {
  readonly userContext: string
  readonly context: string
  readonly result: { readonly value?: string }
  readonly exceptionDetails?: { readonly text: string }
}

/** Commands over a socket, each with its answer. */
class Session {
  private readonly waiting = new Map<number, { resolve(answer: never): void; reject(error: Error): void }>()
  private last = 0

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (text) => {
      const { id, type, result, error, message } = JSON.parse(String(text))
      const command = this.waiting.get(id)
      this.waiting.delete(id)
      if (type === 'error') command?.reject(new Error(`${error}: ${message}`))
      else command?.resolve(result as never)
    })
  }

  static async to(url: string): Promise<Session> {
    const socket = new WebSocket(url)
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    return new Session(socket)
  }

  send(method: string, params: object): Promise<Answer> {
    this.last += 1
    this.socket.send(JSON.stringify({ id: this.last, method, params }))
    return new Promise((resolve, reject) => {
      this.waiting.set(this.last, { resolve, reject })
      // What is asked of a page that is being left is never answered.
      setTimeout(reject, 30_000, new Error(`${method} is not answered`)).unref()
    })
  }
}
