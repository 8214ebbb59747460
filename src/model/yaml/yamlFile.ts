import { type Document, isMap, isNode, isScalar, isSeq, type Node, parseDocument, visit } from 'yaml'
import { type Position, positionAt } from '../position.ts'

/** The YAML of a content file or its front matter, parsed once for both its data and the positions in it. */
export class YamlFile {
  readonly yaml: string
  /** Number of lines in the file before the YAML. */
  private readonly above: number
  readonly document: Document

  constructor(text: string, isArticle = false) {
    this.yaml = isArticle ? (frontMatterOf(text) ?? '') : text
    this.above = isArticle ? 1 : 0
    this.document = parseDocument(this.yaml, { logLevel: 'error', prettyErrors: false })
  }

  /** The position of a path into the data, or of its nearest existing parent. */
  positionOf(path: readonly PropertyKey[]): Position {
    for (let length = path.length; length > 0; length -= 1) {
      const offset = offsetOf(this.document, path.slice(0, length))
      if (offset !== undefined) return this.position(offset)
    }
    return { line: this.above + 1, column: 1 }
  }

  /** The position of an offset into the YAML. The parser's own line counter is wrong for some broken files. */
  position(offset: number): Position {
    const { line, column } = positionAt(this.yaml, offset)
    return { line: this.above + line, column }
  }

  /** The line of an offset, and the nearest line above it that is not empty. */
  lines(offset: number): [above: string, line: string] {
    const begin = this.yaml.slice(0, offset).split('\n')
    const [rest = ''] = this.yaml.slice(offset).split('\n', 1)
    return [begin.slice(0, -1).findLast((line) => line.trim()) ?? '', (begin.at(-1) ?? '') + rest]
  }

  /** Whether the entries at a path are written in braces: `{ name: value }`. */
  isInBraces(path: readonly PropertyKey[]): boolean {
    const node = this.document.getIn(path)
    return isMap(node) && node.flow === true
  }

  /** A value as it is written or, if it is empty, the text after the colon on its line. */
  written(path: readonly PropertyKey[]): string {
    const node = this.document.getIn(path, true)
    const [from = 0, to = 0] = (isNode(node) && node.range) || []
    if (to > from) return this.yaml.slice(from, to)
    const offset = offsetOf(this.document, path)
    return offset === undefined ? '' : (/^[^:]*:\s*(.*)$/.exec(this.lines(offset)[1])?.[1] ?? '')
  }

  /** The offsets of the nodes that pass a test. */
  offsets(passes: (node: Node, key: unknown) => unknown): number[] {
    const offsets: number[] = []
    visit(this.document, {
      Node(key, node) {
        if (node.range && passes(node, key)) offsets.push(node.range[0])
      },
    })
    return offsets
  }

  /** The offsets of the values that pass a test as texts. */
  offsetsOfTexts(passes: (text: string) => boolean): number[] {
    return this.offsets((node, key) => key !== 'key' && isScalar(node) && passes(String(node.value)))
  }
}

const FRONT_MATTER = /^---[^\S\n]*\n([\s\S]*?)(?<=\n)---[^\S\n]*(?:\n|$)/

/** The front matter of an article, without its "---" lines; undefined when there is none. */
export function frontMatterOf(text: string): string | undefined {
  return FRONT_MATTER.exec(text)?.[1]
}

/** An article with its front matter blanked out, so that the positions in its body stay the same. */
export function bodyOf(text: string): string {
  return text.replace(FRONT_MATTER, (written) => written.replace(/[^\n]/g, ' '))
}

function offsetOf(document: Document, path: readonly PropertyKey[]): number | undefined {
  const key = path.at(-1)
  const parent = document.getIn(path.slice(0, -1))
  if (isMap(parent)) {
    const pair = parent.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key))
    return isNode(pair?.key) ? pair.key.range?.[0] : undefined
  }
  const item = isSeq(parent) && typeof key === 'number' ? parent.items[key] : undefined
  return isNode(item) ? item.range?.[0] : undefined
}
