import { say } from '../../model/say.ts'

const keys = [
  ...(['showing', 'showingAll', 'position', 'compare', 'amount', 'project', 'rooms', 'room'] as const),
  ...(['close', 'zoom', 'previous', 'next', 'nextProject'] as const),
]
type Key = (typeof keys)[number]

/** What the scripts say, as the page has it (pages/Gallery/Projects.tsx): gives a text by its name, with its figures. */
export function wordsOf({ dataset }: HTMLElement): Speak {
  const texts: readonly string[] = JSON.parse(dataset.words ?? '[]')
  return (key, ...values) => say(texts[keys.indexOf(key)] ?? '', ...values)
}

export type Speak = (key: Key, ...values: readonly (string | number)[]) => string
