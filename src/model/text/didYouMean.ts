import { distance } from 'fastest-levenshtein'

/** The candidate that a mistyped word most likely means, if one is close enough. Numbers must agree. */
export function closest(word: string, candidates: readonly string[]): string | undefined {
  const best = candidates
    .filter((candidate) => numbersIn(candidate) === numbersIn(word))
    .map((candidate) => ({ candidate, far: distance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)[0]
  if (!best) return undefined
  const { candidate, far } = best
  const near =
    far <= Math.max(2, Math.floor(candidate.length / 3)) && far * 2 <= Math.max(word.length, candidate.length)
  return near ? candidate : undefined
}

/** 'house-07.jpg' -> '7' */
function numbersIn(text: string): string {
  return (text.match(/\d+/g) ?? []).map(Number).join()
}

/** Returns "Did you mean …?", with the candidate as `write` writes it, or the given remedy if none is close. */
export function didYouMean(
  word: string,
  candidates: readonly string[],
  otherwise: string,
  write = (candidate: string) => candidate,
): string {
  const best = closest(word, candidates)
  return best ? `Did you mean ${JSON.stringify(write(best))}?` : otherwise
}
