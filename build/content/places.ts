import { join } from 'node:path'
import { linkResolver } from '../../src/model/articleLinks.ts'
import type { Content } from '../../src/model/content.ts'
import { linksIn } from '../../src/model/linkedText.ts'
import type { Problem } from '../../src/model/problem.ts'
import type { Addresses } from '../../src/model/routes.ts'
import { tryRead } from '../cache/files.ts'
import { textOf } from './content.ts'
import { type Place, YamlFile } from './yamlFile.ts'

type PlaceInFile = Place & { readonly file: string }

/** Places in the files of content, which are read again when one is asked for: few are. */
export class Places {
  private readonly files = new Map<string, YamlFile>()

  constructor(private readonly root: string) {}

  /** A problem with the line and column of what it names by a path into the data. */
  locate(problem: Problem): Problem {
    const { path, words, ...rest } = problem
    if (problem.line !== undefined) return rest
    return {
      ...rest,
      ...(path ? this.file(problem.file).placeOf(path) : words ? this.placeOfWords(problem.file, words) : {}),
    }
  }

  /** Finds where content names a link that a page carries: in the page's own file, or in one that all pages share. */
  ofLinks(content: Content, { href }: Addresses): (file: string, address: string) => PlaceInFile | undefined {
    const entries = new Map([...content.articles, ...content.notes].map((entry) => [entry.file, entry]))
    const resolve = linkResolver(content)
    return (file, address) => {
      const leadsThere = (url: string) => href(resolve(url, file)) === address
      const written = entries.get(file)?.links.find(({ url }) => leadsThere(url))
      if (written) return { file, line: written.line, column: written.column }
      const names = (text: string) => leadsThere(text) || linksIn(text).some(leadsThere)
      for (const each of [file, content.settings.file, content.words.file]) {
        const place = this.file(each).placeOfText(names)
        if (place) return { file: each, ...place }
      }
      return undefined
    }
  }

  /** Tokens may be written with spaces in their braces. */
  private placeOfWords(name: string, words: string): Place | undefined {
    const [above = '', ...rest] = this.text(name)
      .replace(/(?<=\{) +| +(?=\})/g, '')
      .split(words)
    const lines = above.split('\n')
    return rest.length > 0 ? { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 } : undefined
  }

  private file(name: string): YamlFile {
    const file = this.files.get(name) ?? new YamlFile(this.text(name), name.endsWith('.md'))
    this.files.set(name, file)
    return file
  }

  private text(name: string): string {
    const bytes = tryRead(join(this.root, name))
    return bytes ? textOf(bytes) : ''
  }
}
