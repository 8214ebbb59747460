import { type Document, isMap, isNode, isScalar, isSeq, parseDocument, visit } from 'yaml'

export interface Place {
  readonly line: number
  readonly column: number
}

/** A file of content that holds YAML, whole or as front matter; read and parsed when a place in it is asked for. */
export class SourceFile {
  private parsed: Document | undefined
  private starts: readonly number[] | undefined

  constructor(
    private readonly read: () => string,
    private readonly isArticle = false,
  ) {}

  /** The whole file. It is read anew each time, so that memory does not grow with the number of files. */
  get text(): string {
    return this.read()
  }

  get yaml(): string {
    return this.isArticle ? (frontMatterOf(this.text) ?? '') : this.text
  }

  get document(): Document {
    this.parsed ??= parseDocument(this.yaml, { prettyErrors: false, logLevel: 'error' })
    return this.parsed
  }

  /** Line and column of a path into the data; of the nearest thing above it when the path itself does not exist. */
  placeOf(path: readonly PropertyKey[]): Place {
    for (let length = path.length; length > 0; length -= 1) {
      const offset = offsetOf(this.document, path.slice(0, length))
      if (offset !== undefined) return this.place(offset)
    }
    return { line: this.above + 1, column: 1 }
  }

  /** Line and column of an offset into the YAML. The line counter of the parser loses count in some broken files. */
  place(offset: number): Place {
    this.starts ??= [0, ...[...this.yaml.matchAll(/\r\n|\r|\n/g)].map(({ 0: end, index }) => index + end.length)]
    const line = lastUpTo(this.starts, offset)
    return { line: line + 1 + this.above, column: offset - (this.starts[line] ?? 0) + 1 }
  }

  /** Lines of the file before the YAML. */
  private get above(): number {
    return this.isArticle ? 1 : 0
  }

  /** Where the first text among the values stands that passes a test. */
  placeOfText(passes: (text: string) => boolean): Place | undefined {
    let offset: number | undefined
    visit(this.document, {
      Scalar(key, { value, range }) {
        if (key === 'key' || typeof value !== 'string' || !passes(value)) return undefined
        offset = range?.[0]
        return visit.BREAK
      },
    })
    return offset === undefined ? undefined : this.place(offset)
  }

  /** Offset of the quote that is still open at an offset: the parser misses its end far below, where the YAML ends. */
  openQuote(end: number): number | undefined {
    let offset: number | undefined
    visit(this.document, {
      Scalar(_, { type, range }) {
        if (!type?.startsWith('QUOTE') || range?.[1] !== end) return undefined
        offset = range[0]
        return visit.BREAK
      },
    })
    return offset
  }

  /** Where the first alias stands; the start when there is none. */
  firstAlias(): Place {
    let offset: number | undefined
    visit(this.document, {
      Alias(_, { range }) {
        offset = range?.[0]
        return visit.BREAK
      },
    })
    return offset === undefined ? this.placeOf([]) : this.place(offset)
  }
}

/** What stands between the two "---" at the start of an article; undefined when they are not there. */
export function frontMatterOf(text: string): string | undefined {
  const match = /^---[ \t]*(?:\r\n|\r|\n)([\s\S]*?)(?<=[\r\n])---[ \t]*(?:\r\n|\r|\n|$)/.exec(text)
  return match?.[1]
}

/** Index of the last number that is not larger, by halving: there may be as many problems as lines. */
function lastUpTo(sorted: readonly number[], limit: number): number {
  let low = 0
  let high = sorted.length
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) <= limit) low = middle
    else high = middle
  }
  return low
}

function offsetOf(document: Document, path: readonly PropertyKey[]): number | undefined {
  const key = path.at(-1)
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
  if (isMap(parent)) {
    const pair = parent.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key))
    return isNode(pair?.key) ? pair.key.range?.[0] : undefined
  }
  const item = isSeq(parent) && typeof key === 'number' ? parent.items[key] : undefined
  return isNode(item) ? item.range?.[0] : undefined
}
