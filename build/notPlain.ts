/** Thrown where a text stops being plain, from however deep; no error to anybody. */
export const notPlain = new Error('This is not plain')

/** Stops where an expression has to stand. */
export function fail(): never {
  throw notPlain
}

/** What a reader of plain text makes of it; undefined when the text is not plain. */
export function ifPlain<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch (error) {
    if (error === notPlain) return undefined
    throw error
  }
}
