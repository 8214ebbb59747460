import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { threadId } from 'node:worker_threads'

const DAY = 86_400_000

/** The folder of finished pictures. A file that is there is whole: it came into being by renaming. */
export class PictureCache {
  constructor(private readonly folder: string) {}

  path(file: string): string {
    return join(this.folder, file)
  }

  /** Whether a file is there. An empty one is what a power cut leaves of a file that had been renamed just before. */
  has(file: string): boolean {
    const stats = statSync(this.path(file), { throwIfNoEntry: false })
    return Boolean(stats?.isFile() && stats.size > 0)
  }

  save(file: string, content: Uint8Array | string): void {
    const path = this.path(file)
    const temporary = `${path}.${process.pid}-${threadId}.tmp`
    mkdirSync(dirname(path), { recursive: true })
    try {
      writeFileSync(temporary, content)
      renameSync(temporary, path)
    } catch (error) {
      rmSync(temporary, { force: true })
      throw error
    }
  }

  /** Data that was saved as JSON; undefined when there is none, or when it cannot be read any more. */
  json<Data>(file: string): Data | undefined {
    try {
      return JSON.parse(readFileSync(this.path(file), 'utf8'))
    } catch {
      return undefined
    }
  }

  /** Removes what no build has used for a month, and what killed builds left. That a file is used, its time tells. */
  prune(used: ReadonlySet<string>): void {
    const now = Date.now()
    for (const file of this.files()) {
      const path = this.path(file)
      const age = now - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now)
      if (used.has(file) && age > DAY) utimesSync(path, now / 1000, now / 1000)
      if (!used.has(file) && age > (file.endsWith('.tmp') ? DAY : 30 * DAY)) rmSync(path, { force: true })
    }
  }

  private files(): string[] {
    return ['images', 'cards'].flatMap((folder) => {
      const path = this.path(folder)
      return statSync(path, { throwIfNoEntry: false }) ? readdirSync(path).map((name) => `${folder}/${name}`) : []
    })
  }
}
