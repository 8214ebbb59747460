import { accessSync, constants, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Problem } from '../../src/model/problem.ts'
import { filesIn } from '../cache/files.ts'
import type { Result } from '../problems.ts'

/**
 * The files of public/ that are copied to dist. What begins with a dot is an editor's, a system's or a secret, but for
 * `.well-known`, which is meant for everybody (RFC 8615).
 */
export function publicFiles(root: string): Result<string[]> {
  const files = filesIn(join(root, 'public'))
  const isHidden = (file: string) => file.split('/').some((name) => name.startsWith('.') && name !== '.well-known')
  const readable = files.filter((file) => isReadable(join(root, 'public', file)))
  const unreadable = files
    .filter((file) => !readable.includes(file))
    .map((file): Problem => {
      const remedy = 'Let it be read by whoever builds the site, or remove it.'
      return { file: `public/${file}`, rule: 'unreadable-file', reason: 'The file cannot be read', remedy }
    })
  const unnameable = files
    .filter((file) => /\p{Cc}/u.test(file))
    .map((file): Problem => {
      const reason = 'The name holds a line break or another character that no address can have'
      return {
        file: `public/${file.replace(/\p{Cc}/gu, '?')}`,
        rule: 'file-name',
        reason,
        remedy: 'Give it another name.',
      }
    })
  const hidden = files.filter(isHidden).map((file): Problem => {
    const reason = 'Names that begin with a dot are not published'
    const remedy = 'Move the file out of public/, or give it another name.'
    return { file: `public/${file}`, rule: 'hidden-file', reason, remedy, warning: true }
  })
  return {
    value: readable.filter((file) => !isHidden(file)),
    problems: [...closedFolders(root), ...unreadable, ...unnameable, ...hidden],
  }
}

/** Of the folders below public the first that may not be opened, if any. */
function closedFolders(root: string): Problem[] {
  try {
    readdirSync(join(root, 'public'), { recursive: true, withFileTypes: true }) // or it would follow links
  } catch (error) {
    if (isForbidden(error)) return [forbidden(relative(root, (error as NodeJS.ErrnoException).path ?? ''))]
  }
  return []
}

/** Whether an error says that something may not be done. */
export function isForbidden(error: unknown): boolean {
  return ['EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')
}

/** That a folder may not be opened. */
export function forbidden(folder: string): Problem {
  const remedy = 'Let it be read by whoever builds the site, or remove it.'
  return { file: folder, rule: 'unreadable-folder', reason: 'The folder cannot be read', remedy }
}

/** A pipe or a device would be waited for without end. */
function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
