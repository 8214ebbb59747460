/** What the head of a story says. */
export interface Story {
  /** Its number, from 1. */
  readonly of: number
  readonly name: string
  readonly place: string
  /** Address of the picture of its choice among the comparisons; empty where it has none. */
  readonly thumbnail: string
}

/** The stories of the page, in its order. */
export function storiesIn(gallery: Element): Story[] {
  return [...gallery.querySelectorAll('article')].map(({ children: [name, place], dataset }, index) => ({
    of: index + 1,
    name: name?.textContent ?? '',
    place: place?.textContent ?? '',
    thumbnail: dataset.thumbnail ?? '',
  }))
}
