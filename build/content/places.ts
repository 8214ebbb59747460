import type { Content } from '../../src/model/content.ts'
import { type Position, positionAt } from '../../src/model/position.ts'
import type { Problem } from '../../src/model/problem.ts'
import type { Addresses } from '../../src/model/routes.ts'
import { linksIn } from '../../src/model/text/linkedText.ts'
import { escapeRegExp } from '../../src/model/text/regExp.ts'
import type { YamlFile } from '../../src/model/yaml/yamlFile.ts'
import { textIn } from '../cache/files.ts'
import type { Rules } from '../code/code.ts'

/** Finds the positions in content of a link on the page that is made from `file`. */
export type PlacesOfLink = (file: string, address: string) => readonly (Position & { file: string })[]

/** Finds positions in content files. Parses the files again on demand, since positions are seldom needed. */
export class Places {
  private readonly files = new Map<string, YamlFile>()

  constructor(
    private readonly root: string,
    private readonly rules: Rules,
  ) {}

  /** Adds line and column to a problem that only has a path into the data, or words that occur in the file. */
  locate(problem: Problem): Problem {
    const { path, words, ...rest } = problem
    if (path) return { ...rest, ...this.file(problem.file).positionOf(path) }
    return { ...rest, ...(words && this.positionOfWords(problem.file, words)) }
  }

  /** Returns a function that finds a page's link in content: in the page's own file, or in the files shared by all. */
  ofLinks(content: Content, { href }: Addresses): PlacesOfLink {
    const entries = new Map([...content.articles, ...content.notes].map((entry) => [entry.file, entry]))
    const resolve = this.rules.linkResolver(content)
    return (file, address) => {
      const leadsThere = (url: string) => href(resolve(url, file)) === address
      const written = entries.get(file)?.links.filter(({ url }) => leadsThere(url)) ?? []
      if (written.length > 0) return written.map(({ line, column }) => ({ file, line, column }))
      const names = (text: string) => leadsThere(text) || linksIn(text).some(leadsThere)
      for (const each of [file, content.settings.file, content.words.file]) {
        const yaml = this.file(each)
        const offsets = yaml.offsetsOfTexts(names)
        if (offsets.length > 0) return offsets.map((offset) => ({ file: each, ...yaml.position(offset) }))
      }
      return []
    }
  }

  /** The position of the first occurrence of some words. Ignores spaces inside the braces of tokens. */
  private positionOfWords(name: string, words: string): Position | undefined {
    const spaced = escapeRegExp(words).replaceAll('\\{', '\\{ *').replaceAll('\\}', ' *\\}')
    const text = textIn(this.root)(name) ?? ''
    const offset = text.search(new RegExp(spaced))
    return offset < 0 ? undefined : positionAt(text, offset)
  }

  private file(name: string): YamlFile {
    const isArticle = name.endsWith('.md')
    const file = this.files.get(name) ?? new this.rules.YamlFile(textIn(this.root)(name) ?? '', isArticle)
    this.files.set(name, file)
    return file
  }
}
