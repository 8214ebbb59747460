import { accessSync, constants, statSync } from 'node:fs'
import { join } from 'node:path'
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
  const hidden = files.filter(isHidden).map((file): Problem => {
    const reason = 'Names that begin with a dot are not published'
    const remedy = 'Move the file out of public/, or give it another name.'
    return { file: `public/${file}`, rule: 'hidden-file', reason, remedy, warning: true }
  })
  return { value: readable.filter((file) => !isHidden(file)), problems: [...unreadable, ...hidden] }
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
