import type { Problem } from '../../src/model/problem.ts'

/** Who makes which file of dist: one path has one source, and nothing is a file and a folder at once. */
export class Claims {
  /** The files that have a source. */
  readonly files = new Set<string>()
  /** Two sources of one path. */
  readonly problems: Problem[] = []
  private readonly owners = new Map<string, string>()
  private readonly folders = new Map<string, string>()

  /** Says whether a source may make a file: whether nobody else does. Some file systems fold case. */
  claim(file: string, source: string): boolean {
    const path = file.toLowerCase()
    const above = foldersAbove(path)
    const owner = [path, ...above].map((each) => this.owners.get(each)).find(Boolean) ?? this.folders.get(path)
    if (owner) {
      const reason = `${file} is made twice: by ${owner} and by ${source}`
      const remedy = 'Give one of the two another address.'
      this.problems.push({ file: source, rule: 'same-address', reason, remedy })
      return false
    }
    this.owners.set(path, source)
    for (const folder of above) this.folders.set(folder, source)
    this.files.add(file)
    return true
  }
}

/** 'blog/1/index.html' -> 'blog/1', 'blog' */
function foldersAbove(path: string): string[] {
  const end = path.lastIndexOf('/')
  return end < 0 ? [] : [path.slice(0, end), ...foldersAbove(path.slice(0, end))]
}
