import { accessSync, constants, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Problem } from '../../src/model/problem.ts'
import { filesIn } from '../cache/files.ts'
import type { Result } from '../problems.ts'

/**
 * The files of public/ that are copied to dist. What begins with a dot is an editor's, a system's or a secret, but for
 * `.well-known`, which is meant for everybody (RFC 8615).
 */
export function publicFiles(root: string): Result<string[]> {
  const value: string[] = []
  const problems: Problem[] = []
  for (const name of filesIn(join(root, 'public'))) {
    const file = `public/${name}`
    const [isHidden, isOpen] = [/(^|\/)\.(?!well-known(\/|$))/.test(name), isReadable(join(root, file))]
    if (isOpen && !isHidden) value.push(name)
    if (!isOpen) {
      const remedy = 'Let it be read by whoever builds the site, or remove it.'
      problems.push({ file, rule: 'unreadable-file', reason: 'The file cannot be read', remedy })
    }
    if (/\p{Cc}/u.test(name)) {
      const reason = 'The name holds a line break or another character that no address can have'
      problems.push({ file: file.replace(/\p{Cc}/gu, '?'), rule: 'file-name', reason, remedy: 'Give it another name.' })
    }
    if (isHidden) {
      const reason = 'Names that begin with a dot are not published'
      const remedy = 'Move the file out of public/, or give it another name.'
      problems.push({ file, rule: 'hidden-file', reason, remedy, warning: true })
    }
  }
  return { value, problems: [...closedFolders(root), ...problems] }
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

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    return true
  } catch {
    return false
  }
}
