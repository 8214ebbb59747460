/** Strings that are kept, each once: most pages say the same. */
const known = new Map<string, string>()

/**
 * A part of a document as a string of its own. What V8 cuts out of a string keeps the whole of it alive: a link that is
 * remembered of each of 10,000 pages would hold all of them in memory.
 */
export function detached(part: string): string {
  const own = known.get(part) ?? Buffer.from(part).toString()
  known.set(own, own)
  return own
}
