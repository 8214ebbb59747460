/** Where something stands in a text, as in mdast. */
export interface Position {
  start: Point
  end: Point
}

interface Point {
  line: number
  column: number
  offset: number
}

/** The lines of a text, and places in it. */
export class Lines {
  /** Offsets at which lines start. */
  private readonly starts: number[] = [0]
  /** The line of the last offset that was asked for; offsets come nearly in order. */
  private near = 0

  constructor(readonly text: string) {
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) this.starts.push(end + 1)
  }

  get count(): number {
    return this.starts.length
  }

  /** Offset of a line, counted from 0; the end of the text after the last. */
  start(line: number): number {
    return this.starts[line] ?? this.text.length
  }

  /** A line without its end; '' after the last. */
  at(line: number): string {
    return this.text.slice(this.start(line), (this.starts[line + 1] ?? this.text.length + 1) - 1)
  }

  /** Of the characters between two offsets. */
  position(from: number, to: number): Position {
    return { start: this.point(from), end: this.point(to) }
  }

  private point(offset: number) {
    const { starts } = this
    while (this.near > 0 && (starts[this.near] as number) > offset) this.near -= 1
    while ((starts[this.near + 1] ?? Number.POSITIVE_INFINITY) <= offset) this.near += 1
    return { line: this.near + 1, column: offset - (starts[this.near] as number) + 1, offset }
  }
}
