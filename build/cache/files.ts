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
import { join, sep } from 'node:path'

/** The digest of a string or bytes. */
export function digestOf(bytes: Uint8Array | string): string {
  return hash('sha256', bytes)
}

/**
 * The digest of a file's bytes, read in pieces because photographs are large. Throws when the file cannot be read.
 * Callers must rule out pipes, because reading one would block forever.
 */
export function digestOfFile(path: string): string {
  const digest = createHash('sha256')
  const file = openSync(path, 'r')
  try {
    for (let read = 1; read > 0; ) {
      read = readSync(file, piece)
      digest.update(piece.subarray(0, read))
    }
  } finally {
    closeSync(file)
  }
  return digest.digest('hex')
}

const piece = Buffer.allocUnsafe(65_536)

/** The result of a function, usually a system call; undefined when it throws. */
export function tryTo<Value>(ask: () => Value): Value | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}

/** The bytes of a file; undefined when it cannot be read or is not a file: reading a pipe would block forever. */
export function tryRead(path: string): Buffer | undefined {
  return tryTo(() => (statSync(path).isFile() ? readFileSync(path) : undefined))
}

/** The stats of a path; undefined when nothing is there or it cannot be accessed. */
export function tryStat(path: string): Stats | undefined {
  return tryTo(() => statSync(path))
}

/** Milliseconds since a file was written. Absolute, because its time may come from another clock that is ahead. */
export function ageOf(path: string): number {
  return Math.abs(Date.now() - (tryStat(path)?.mtimeMs ?? Date.now()))
}

/** Whether a file or folder may be read (`constants.R_OK`) or written (`constants.W_OK`). */
export function isAllowed(path: string, mode: number): boolean {
  const access = () => {
    accessSync(path, mode)
    return true
  }
  return tryTo(access) ?? false
}

/** Returns a function that reads text files below a folder; it returns undefined for one that cannot be read. */
export function textIn(root: string): (file: string) => string | undefined {
  return (file) => {
    const bytes = tryRead(join(root, file))
    return bytes && textOf(bytes)
  }
}

/**
 * Text with the line breaks of Unix, each accented letter as one character, and without what nobody sees or types. Other
 * control characters become spaces: Word has one that breaks a line.
 */
export function textOf(bytes: Buffer): string {
  const text = new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n')
  return text.replace(UNSEEN, '').replace(CONTROL, ' ').normalize()
}

/** Spaces without width, and marks of direction, which Word, chats and address books put around what is copied. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

const CONTROL = /(?![\t\n])[\p{Cc}\u2028\u2029]/gu

/** The paths of all files below a folder, in the same order everywhere. Skips pipes, and links that form a cycle. */
export function filesIn(folder: string, below = '', followed: readonly string[] = []): string[] {
  return entriesIn(join(folder, below)).flatMap((entry) => {
    const file = below ? `${below}/${entry.name}` : entry.name
    const path = join(folder, file)
    const target = entry.isSymbolicLink() ? tryStat(path) : entry
    if (!target?.isDirectory()) return target?.isFile() ? file : []
    if (!entry.isSymbolicLink()) return filesIn(folder, file, followed)
    const [here, there] = [realpathSync(join(folder, below)), realpathSync(path)]
    const isCycle = [here, ...followed].some((each) => join(each, sep).startsWith(join(there, sep)))
    return isCycle ? [] : filesIn(folder, file, [...followed, there])
  })
}

/** Every entry below a folder. Links are not followed, as Node's `recursive` does since 22. Throws if one cannot be read. */
export function entriesBelow(folder: string): Dirent[] {
  const below = (entry: Dirent) => (entry.isDirectory() ? entriesBelow(join(folder, entry.name)) : [])
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => [entry, ...below(entry)])
}

/** The entries of a folder, in the same order on every file system; empty when it cannot be read. */
export function entriesIn(folder: string): Dirent[] {
  const entries = tryTo(() => readdirSync(folder, { withFileTypes: true })) ?? []
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Turns a text into a file name that is safe in URLs; `otherwise` when no characters are left of it. */
export function toFileName(text: string, otherwise = 'picture'): string {
  const letters = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = letters.match(/[a-z0-9]+/g) ?? []
  return words.join('-').slice(0, 48).replace(/-$/, '') || otherwise
}

/** Whether a path is what editors and operating systems leave behind. */
export function isLeftover(path: string): boolean {
  return path.split('/').some((name) => LEFTOVER.test(name))
}

const LEFTOVER = /~$|^~\$|^#.*#$|\.(swp|swx|tmp|bak)$|^4913$|___jb_|^(\.DS_Store|Thumbs\.db|desktop\.ini|Icon\r)$/i

/** Whether a name in a path begins with a dot, which hides it, and is not .well-known (RFC 8615). */
export function isHidden(path: string): boolean {
  return /(^|\/)\.(?!well-known(\/|$))/.test(path)
}
