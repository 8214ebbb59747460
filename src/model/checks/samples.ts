import type { Position } from '../position.ts'
import { escapeRegExp } from '../text/regExp.ts'
import { withoutComments } from './withoutComments.ts'

/** Something that content marks with `sample: true`: its path, and the first text in it. */
interface Sample {
  readonly path: readonly PropertyKey[]
  readonly text: string
}

/** Everything in some data that is marked with `sample: true`. */
export function samplesIn(value: unknown, path: readonly PropertyKey[] = []): Sample[] {
  if (value === null || typeof value !== 'object') return []
  const text = Object.values(value).find((each) => typeof each === 'string') ?? ''
  const own = 'sample' in value && value.sample === true ? [{ path, text }] : []
  const steps = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [...own, ...steps.flatMap(([step, inner]) => samplesIn(inner, [...path, step]))]
}

/** Numbers, addresses and words that are placeholders wherever they appear. */
const STAND_INS =
  /(?:\+?\d[\d -]{0,20})?\b0{3,4} ?0000\b|(?<![\w.+-])[\w.+-]+@example\.\w+|(?<![\w.+@-])[\w.+@-]+\.example\b(?!\.\w)|\bexample\.(?:com|my)\b|\b(?:Jalan|Lorong) Contoh\b|\blorem ipsum\b/gi
/** In capitals only: a todo list is no placeholder. */
const MARKS = /\bTODO\b|\bXXX+\b/g

/** The example of an e-mail address that a form shows to visitors. It is not a placeholder. */
const SHOWN = /^name@example\.com$/i

interface StandIn extends Position {
  readonly words: string
}

/**
 * Finds the stand-ins in the text of a file: common placeholders, and any of `names`, which content marks as samples
 * elsewhere. Ignores YAML comments.
 */
export function standIns(text: string, names: readonly string[]): StandIn[] {
  return withoutComments(text).flatMap((said, index) => {
    const plain = [STAND_INS, MARKS]
      .flatMap((each) => [...said.matchAll(each)])
      .map(({ 0: words, index: at }) => ({ words, at }))
    const named = names.flatMap((words) => {
      const at = said.search(new RegExp(`(?<![\\p{L}\\d])${escapeRegExp(words)}(?![\\p{L}\\d])`, 'u'))
      return at < 0 ? [] : { words, at }
    })
    return [...plain, ...named]
      .filter(({ words }) => !SHOWN.test(words))
      .map(({ words, at }) => ({ line: index + 1, column: at + 1, words }))
  })
}

/** The names of people and projects that content marks with `sample: true`. */
export function namesOfSamples(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  const { sample, name, category } = value as Record<string, unknown>
  const own = sample === true ? [name, category].filter((each) => typeof each === 'string') : []
  return [...new Set([...own, ...Object.values(value).flatMap(namesOfSamples)])]
}
