export interface Position {
  readonly line: number
  readonly column: number
}

/** Line and column of an offset into a text. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
