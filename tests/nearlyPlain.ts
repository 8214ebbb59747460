import fc from 'fast-check'

/** Texts of two kinds, real ones twice as often, each with up to three marks put in where they do not belong. */
export function nearlyPlain(
  real: fc.Arbitrary<string>,
  invented: fc.Arbitrary<string>,
  marks: readonly string[],
): fc.Arbitrary<string> {
  const edits = fc.array(fc.tuple(fc.nat(), fc.nat(5), fc.constantFrom('', ...marks)), { maxLength: 3 })
  return fc.tuple(fc.oneof(real, real, invented), edits).map(([text, changes]) => changes.reduce(edited, text))
}

function edited(text: string, [where, length, mark]: readonly [number, number, string]): string {
  const at = where % (text.length + 1)
  return text.slice(0, at) + mark + text.slice(at + length)
}
