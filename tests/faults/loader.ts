import { fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { project } from '../helpers.ts'

export interface Loaded {
  /** `line:column rule` of each problem of the file; undefined when the loader threw. */
  readonly problems?: readonly { readonly line?: number; readonly column?: number; readonly rule?: string }[]
  readonly thrown?: string
}

/** Milliseconds after which a loader hangs, also on a machine under load. */
const LIMIT = 40_000

/** The loader of content in a process of its own, so that one that hangs can be ended. */
export class Loader {
  private readonly root = mkdtempSync(join(tmpdir(), 'loader-'))
  private child = this.start()

  constructor() {
    mkdirSync(join(this.root, 'content/blog'), { recursive: true })
  }

  /** Loads content that has this file only. */
  async load(file: 'content/blog/a.md' | 'content/site.yaml', content: string | Uint8Array): Promise<Loaded> {
    writeFileSync(join(this.root, file), content)
    const loaded = await this.ask(file)
    rmSync(join(this.root, file))
    return loaded
  }

  close() {
    this.child.kill('SIGKILL')
    rmSync(this.root, { recursive: true, force: true })
  }

  private ask(file: string): Promise<Loaded> {
    const { child } = this
    return new Promise((resolve) => {
      const end = (loaded: Loaded) => {
        clearTimeout(timer)
        child.removeAllListeners()
        resolve(loaded)
      }
      const restart = (why: string) => {
        child.kill('SIGKILL')
        this.child = this.start()
        end({ thrown: why })
      }
      const timer = setTimeout(() => restart(`took more than ${LIMIT} ms`), LIMIT)
      child.once('message', (message) => end(message as Loaded))
      child.once('exit', (code, signal) => restart(`ended with ${code ?? signal}`))
      child.send(file)
    })
  }

  private start() {
    const tsx = join(project, 'node_modules/tsx/dist/loader.mjs')
    return fork(join(import.meta.dirname, 'loaderProcess.ts'), [this.root], { execArgv: ['--import', tsx] })
  }
}
