import { constants } from 'node:fs'
import { join, relative } from 'node:path'
import type { Problem } from '../../src/model/problem.ts'
import { entriesBelow, filesIn, isAllowed, isHidden, isLeftover, tryStat } from '../cache/files.ts'
import { folders } from '../hosts/rules.ts'
import type { Result } from '../problems.ts'

/** GitHub Pages accepts no more than this for a whole site. */
const MAX_BYTES = 2 ** 30
const OPEN_IT = 'Make it readable for whoever builds the site, or remove it.'

/** The files of public/ to copy to dist: all but hidden ones (a warning), unreadable ones (an error) and leftovers. */
export function publicFiles(root: string): Result<string[]> {
  const value: string[] = []
  const problems = closedFolder(root, 'public')
  for (const name of filesIn(join(root, 'public'))) {
    if (isLeftover(name)) continue
    const file = `public/${name}`
    const isOpen = isAllowed(join(root, file), constants.R_OK)
    if (isOpen && !isHidden(name)) value.push(name)
    if (!isOpen) problems.push({ file, rule: 'unreadable-file', reason: 'The file cannot be read', remedy: OPEN_IT })
    if ((tryStat(join(root, file))?.size ?? 0) > MAX_BYTES) {
      const reason = 'The file is larger than 1 GB, which hosts of static sites do not accept'
      problems.push({ file, rule: 'too-large', reason, remedy: 'Upload videos to a video service, and link to them.' })
    }
    if (/[\p{Cc}\\]/u.test(name)) {
      const reason = 'The name contains a line break, a backslash or another character that no address can contain'
      problems.push({ file: file.replace(/\p{Cc}/gu, '?'), rule: 'file-name', reason, remedy: 'Give it another name.' })
    }
    const kept = folders.find(({ folder }) => name.startsWith(folder))?.folder
    if (isHidden(name)) {
      const reason = 'Names that begin with a dot are not published'
      const remedy = 'Move the file out of public/, or give it another name.'
      problems.push({ file, rule: 'hidden-file', reason, remedy, warning: true })
    } else if (kept) {
      const reason = `Browsers keep the files in ${kept} for a year, even if this one is replaced`
      const remedy = 'Move it to another folder of public/, like public/files.'
      problems.push({ file, rule: 'kept-file', reason, remedy, warning: true })
    }
  }
  return { value, problems }
}

/** Reports a folder that cannot be opened, or contains one: it must not pass for an empty folder. */
export function closedFolder(root: string, folder: string): Problem[] {
  try {
    entriesBelow(join(root, folder))
  } catch (error) {
    const { code = '', path = '' } = error as NodeJS.ErrnoException
    const file = relative(root, path)
    if (['EACCES', 'EPERM'].includes(code))
      return [{ file, rule: 'unreadable-folder', reason: 'The folder cannot be read', remedy: OPEN_IT }]
  }
  return []
}
