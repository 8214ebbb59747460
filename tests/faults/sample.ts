import fc from 'fast-check'

/** Set by `npm run test:faults`: everything at full length. */
export const isFullRun = process.env.MODE === 'full'

/** The same for all files of a run, and a new one each minute. SEED=… repeats a failed run. */
const seed = Number(process.env.SEED) || Math.floor(Date.now() / 60_000)
console.log(`Faults by SEED=${seed}`)

/** The whole list in the long form. Otherwise `count` of its items, different ones each time. */
export function pickSome<Each>(list: readonly Each[], count: number): readonly Each[] {
  if (isFullRun || list.length <= count) return list
  return fc.sample(fc.shuffledSubarray([...list], { minLength: count, maxLength: count }), { seed, numRuns: 1 }).flat()
}

/** Random numbers from 0 to 1. */
export const fractions = (numRuns: number) => fc.sample(fc.double({ min: 0, max: 1, noNaN: true }), { seed, numRuns })

/** The pieces of markup in a text, separated by spaces. Within a piece, ␣ is a space and ↵ a line break. */
export function wordsOf(text: string): string[] {
  return text
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('␣', ' ').replaceAll('↵', '\n'))
}
