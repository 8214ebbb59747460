import { format } from '../../model/format.ts'

const keys = [
  ...(['showing', 'showingAll', 'position', 'compare', 'amount', 'project', 'rooms', 'room'] as const),
  ...(['close', 'zoom', 'previous', 'next', 'nextProject'] as const),
]
type Key = (typeof keys)[number]

/** Returns a function that looks up the page's texts for scripts (pages/Gallery/Projects.tsx) and fills in values. */
export function phrasesOf({ dataset }: HTMLElement): Phrase {
  const texts: readonly string[] = JSON.parse(dataset.words ?? '[]')
  return (key, ...values) => format(texts[keys.indexOf(key)] ?? '', ...values)
}

export type Phrase = (key: Key, ...values: readonly (string | number)[]) => string
