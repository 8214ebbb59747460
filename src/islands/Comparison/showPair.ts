/** Ids of the two photographs of a pair. */
export interface PairIds {
  readonly before: number
  readonly after: number
}

/** Puts a pair into the comparison: its pictures are copies of those among the photographs, its title is theirs. */
export function showPair(figure: HTMLElement, { before, after }: PairIds, name: string, place: string) {
  const [title, caption] = figure.querySelectorAll('figcaption > *')
  const slots = figure.querySelectorAll('picture')
  const tall = photo(after)?.dataset.size === 'large'
  for (const [index, id] of [before, after].entries()) {
    const picture = photo(id)?.querySelector('picture')?.cloneNode(true) as HTMLElement | undefined
    const slot = slots[index]
    if (!picture || !slot) continue
    picture.className = `${slot.className.replace(PLACEHOLDER, '')} ${picture.className.match(PLACEHOLDER)}`
    const sizes = slot.querySelector('source')?.sizes ?? ''
    for (const source of picture.querySelectorAll('source')) source.sizes = sizes
    slot.replaceWith(picture)
  }
  figure.toggleAttribute('data-tall', tall)
  if (title) title.textContent = name
  if (caption) caption.textContent = `${place}. ${photo(after)?.querySelector('b')?.textContent}.`
}

/** The class that carries the placeholder of a picture. */
const PLACEHOLDER = /\bq\w+/

function photo(id: number): HTMLElement | null {
  return document.getElementById(`photo-${id}`)
}
