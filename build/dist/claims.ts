import type { Problem } from '../../src/model/problem.ts'

/** Records which source makes which file of dist: each address has one, and no path is both a file and a folder. */
export class Claims {
  /** The files claimed so far. */
  readonly files = new Set<string>()
  /** Conflicts between two sources of one address. */
  readonly problems: Problem[] = []
  /** Sources by path. A folder has a trailing slash and the source of a file in it. */
  private readonly owners = new Map<string, string>()

  /** Claims a file for a source. Returns false when another source has it. Ignores case, as some file systems do. */
  claim(file: string, source: string): boolean {
    const path = file.toLowerCase()
    const above = foldersAbove(path)
    const taken = [path, pageBeside(path), `${path}/`, ...above]
    const owner = taken.map((each) => this.owners.get(each)).find(Boolean)
    if (owner) {
      const reason = `The address of ${file} has two sources: ${owner} and ${source}`
      // Files of public/ are claimed last.
      const remedy = source.startsWith('public/') ? 'Rename or remove this one.' : 'Give one of them another address.'
      this.problems.push({ file: source, rule: 'same-address', reason, remedy })
      return false
    }
    for (const each of [path, ...above.map((folder) => `${folder}/`)]) this.owners.set(each, source)
    this.files.add(file)
    return true
  }
}

/** Where hosts look for the same page, too: 'about/index.html' -> 'about.html' and back. */
function pageBeside(path: string): string {
  return path.endsWith('/index.html') ? path.replace(/\/index\.html$/, '.html') : path.replace(/\.html$/, '/index.html')
}

/** 'blog/1/index.html' -> 'blog/1', 'blog' */
export function foldersAbove(path: string): string[] {
  const end = path.lastIndexOf('/')
  return end < 0 ? [] : [path.slice(0, end), ...foldersAbove(path.slice(0, end))]
}
