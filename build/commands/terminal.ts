import { join } from 'node:path'
import { tryRead } from '../cache/files.ts'

/** Gives the text of files below a folder, for the lines that a report shows around a place. */
export function textIn(root: string): (file: string) => string | undefined {
  return (file) =>
    tryRead(join(root, file))
      ?.toString()
      .replace(/^\ufeff/, '')
}

/** Waits for Ctrl-C, or whatever else ends a process in order. */
export function untilEnded(): Promise<void> {
  return new Promise((resolve) => process.once('SIGINT', () => resolve()).once('SIGTERM', () => resolve()))
}
