import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
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
    if (isHidden) {
      const reason = 'Names that begin with a dot are not published'
      const remedy = 'Move the file out of public/, or give it another name.'
      problems.push({ file, rule: 'hidden-file', reason, remedy, warning: true })
    }
  }
  return { value, problems }
}

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK)
    return true
  } catch {
    return false
  }
}
