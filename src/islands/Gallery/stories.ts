/** A project's story, as it is found in the page. */
export interface Story {
  /** Number of the project, from 1. */
  readonly number: number
  readonly name: string
  readonly place: string
  /** URL of the picture that represents it in the comparison; empty if it has none. */
  readonly thumbnail: string
}

/** The stories of the page, in page order. */
export function storiesIn(gallery: Element): Story[] {
  return [...gallery.querySelectorAll('article')].map((story, index) => ({
    number: index + 1,
    name: story.querySelector('h2')?.textContent ?? '',
    place: story.querySelector('p')?.textContent ?? '',
    thumbnail: story.dataset.thumbnail ?? '',
  }))
}

/** The story of a project, numbered from 1. */
export function storyOf(project: number): Element | null {
  return document.querySelector(`article[data-of="${project}"]`)
}
