import { createHash, hash } from 'node:crypto'
import {
  accessSync,
  closeSync,
  type Dirent,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs'
import { join } from 'node:path'

/** The digest of bytes or a text. */
export function digestOf(bytes: Uint8Array | string): string {
  return hash('sha256', bytes)
}

/**
 * The digest of a file's bytes, which are read in pieces: photographs are large. Throws when it cannot be read; a pipe would
 * be waited for without end.
 */
export function digestOfFile(path: string): string {
  const digest = createHash('sha256')
  const file = openSync(path, 'r')
  try {
    let read: number
    do {
      read = readSync(file, piece)
      digest.update(piece.subarray(0, read))
    } while (read > 0)
  } finally {
    closeSync(file)
  }
  return digest.digest('hex')
}

const piece = Buffer.allocUnsafe(65_536)

/** What is asked of a system, or undefined where it answers with an error. */
export function tryTo<Value>(ask: () => Value): Value | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}

/** The bytes of a file; undefined when it cannot be read, or is no file: a pipe would be waited for without end. */
export function tryRead(path: string): Buffer | undefined {
  return tryTo(() => (statSync(path).isFile() ? readFileSync(path) : undefined))
}

/** What the file system says of a path; undefined when there is nothing, or nothing that may be asked. */
export function tryStat(path: string): Stats | undefined {
  return tryTo(() => statSync(path, { throwIfNoEntry: false }))
}

/** Whether a file or folder may be read (`constants.R_OK`) or written (`constants.W_OK`). */
export function isAllowed(path: string, mode: number): boolean {
  return tryTo(() => accessSync(path, mode) ?? true) ?? false
}

/** Gives the text of files below a folder. */
export function textIn(root: string): (file: string) => string | undefined {
  return (file) => {
    const bytes = tryRead(join(root, file))
    return bytes && textOf(bytes)
  }
}

/** Text without its byte order mark, with lines as YAML knows them. */
export function textOf(bytes: Buffer): string {
  return bytes
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .replace(/\r(?!\n)/g, '\n')
}

/** The paths of all files below a folder, in one order everywhere: no pipes, and links only while they are no circle. */
export function filesIn(folder: string, below = '', followed: readonly string[] = []): string[] {
  return entriesIn(join(folder, below)).flatMap((entry) => {
    const file = below ? `${below}/${entry.name}` : entry.name
    if (!entry.isSymbolicLink())
      return entry.isDirectory() ? filesIn(folder, file, followed) : entry.isFile() ? file : []
    const path = join(folder, file)
    const stats = tryStat(path)
    if (!stats?.isDirectory()) return stats?.isFile() ? file : []
    const [here, there] = [realpathSync(join(folder, below)), realpathSync(path)]
    const isCircle = [here, ...followed].some((each) => each === there || each.startsWith(`${there}/`))
    return isCircle ? [] : filesIn(folder, file, [...followed, there])
  })
}

/** What stands in a folder, in one order on every file system; nothing where it cannot be read. */
export function entriesIn(folder: string): Dirent[] {
  const entries = tryTo(() => readdirSync(folder, { withFileTypes: true })) ?? []
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** A text as the name of a file that every address may carry; `otherwise` where no letter of it may. */
export function toFileName(text: string, otherwise = 'picture'): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = letters.match(/[a-z0-9]+/g) ?? []
  return words.join('-').slice(0, 48).replace(/-$/, '') || otherwise
}

/** Whether a path is a file of the site, and not what an editor leaves beside it while saving. */
export function isFileName(path: string): boolean {
  const name = path.split('/').at(-1) ?? ''
  return !/^\.|~$|^#|\.(swp|swx|tmp|bak)$|^4913$|___jb_/.test(name)
}
