import type { Problem } from '../../src/model/problem.ts'

/** Who makes which file of dist: one path has one source, and nothing is a file and a folder at once. */
export class Claims {
  /** The files that have a source. */
  readonly files = new Set<string>()
  /** Two sources of one path. */
  readonly problems: Problem[] = []
  /** Sources by path; of a folder, with a slash at its end, that of a file in it. */
  private readonly owners = new Map<string, string>()

  /** Says whether a source may make a file: whether nobody else does. Some file systems fold case. */
  claim(file: string, source: string): boolean {
    const path = file.toLowerCase()
    const above = foldersAbove(path)
    const owner = [path, `${path}/`, ...above].map((each) => this.owners.get(each)).find(Boolean)
    if (owner) {
      const reason = `${file} is made twice: by ${owner} and by ${source}`
      const remedy = 'Give one of the two another address.'
      this.problems.push({ file: source, rule: 'same-address', reason, remedy })
      return false
    }
    for (const each of [path, ...above.map((folder) => `${folder}/`)]) this.owners.set(each, source)
    this.files.add(file)
    return true
  }
}

/** 'blog/1/index.html' -> 'blog/1', 'blog' */
export function foldersAbove(path: string): string[] {
  const end = path.lastIndexOf('/')
  return end < 0 ? [] : [path.slice(0, end), ...foldersAbove(path.slice(0, end))]
}
