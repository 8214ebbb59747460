/** What the head of a story says. */
export interface Story {
  /** Its number, from 1. */
  readonly of: number
  readonly name: string
  readonly place: string
}

/** The stories of the page, in its order. */
export function storiesIn(gallery: Element): Story[] {
  return [...gallery.querySelectorAll('article')].map(({ children: [name, place] }, index) => ({
    of: index + 1,
    name: name?.textContent ?? '',
    place: place?.textContent ?? '',
  }))
}
