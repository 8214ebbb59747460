import type { Problem } from '../../src/model/problem.ts'
import { thrownBySrc } from '../code/code.ts'

/** The problem for an error that dev has caught: thrown by `<code>/src`, by the system, or by the generator itself. */
export async function thrown(error: unknown, code: string): Promise<Problem> {
  const bySrc = await thrownBySrc(error, code)
  if (bySrc) return bySrc
  const { message, stack = '', syscall } = error as NodeJS.ErrnoException
  if (syscall) {
    // The disk is full, or a file vanished while it was read.
    const reason = `The site could not be read: ${message}`
    return { file: 'content', rule: 'cannot-read', reason, remedy: 'Save a file to try again.' }
  }
  const [, file = 'build', line, column] = /\b(build\/[\w/]+\.ts):(\d+):(\d+)/.exec(stack) ?? []
  const at = { file, ...(line && { line: Number(line), column: Number(column) }) }
  return {
    ...at,
    rule: 'generator',
    reason: `The generator failed: ${message}`,
    remedy: 'Correct it, and start dev again.',
  }
}
