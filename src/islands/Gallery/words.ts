import type { GALLERY_WORDS } from '../../model/gallery/galleryWords.ts'
import { format } from '../../model/text/format.ts'

type Key = (typeof GALLERY_WORDS)[number]

/** Returns a function that looks up the page's texts for scripts (pages/Gallery/Projects.tsx) and fills in values. */
export function phrasesOf({ dataset }: HTMLElement): Phrase {
  const texts: Readonly<Record<Key, string>> = JSON.parse(dataset.words ?? '{}')
  return (key, ...values) => format(texts[key], ...values)
}

export type Phrase = (key: Key, ...values: readonly (string | number)[]) => string
