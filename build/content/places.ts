import { isScalar } from 'yaml'
import { linkResolver } from '../../src/model/articleLinks.ts'
import type { Content } from '../../src/model/content.ts'
import type { Problem } from '../../src/model/problem.ts'
import type { Addresses } from '../../src/model/routes.ts'
import { textIn } from '../cache/files.ts'
import { type Place, YamlFile } from './yamlFile.ts'

/** Places in the files of content, which are read again when one is asked for: few are. */
export class Places {
  private readonly files = new Map<string, YamlFile>()

  private readonly textOf: (file: string) => string

  constructor(root: string) {
    this.textOf = (file) => textIn(root)(file) ?? ''
  }

  /** A problem with the line and column of what it names by a path into the data. */
  locate(problem: Problem): Problem {
    const { path, words, ...rest } = problem
    if (problem.line !== undefined) return rest
    return {
      ...rest,
      ...(path ? this.file(problem.file).placeOf(path) : words ? this.placeOfWords(problem.file, words) : {}),
    }
  }

  /** Finds where content names a link that a page carries. */
  ofLinks(content: Content, { href }: Addresses): (file: string, address: string) => Place | undefined {
    const entries = new Map([...content.articles, ...content.notes].map((entry) => [entry.file, entry]))
    const resolve = linkResolver(content)
    return (file, address) => {
      const leadsThere = (url: string) => href(resolve(url, file)) === address
      const written = entries.get(file)?.links.find(({ url }) => leadsThere(url))
      if (written) return { line: written.line, column: written.column }
      const yaml = this.file(file)
      const offset = yaml.find((node, key) => key !== 'key' && isScalar(node) && leadsThere(String(node.value)))
      return offset === undefined ? undefined : yaml.place(offset)
    }
  }

  private placeOfWords(name: string, words: string): Place {
    const above = this.textOf(name).split(words, 1)[0]?.split('\n') ?? []
    return { line: above.length, column: (above.at(-1)?.length ?? 0) + 1 }
  }

  private file(name: string): YamlFile {
    const file = this.files.get(name) ?? new YamlFile(this.textOf(name), name.endsWith('.md'))
    this.files.set(name, file)
    return file
  }
}
