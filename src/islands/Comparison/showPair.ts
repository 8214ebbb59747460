import { variantsOf } from '../photos.ts'

/** Ids of the two photographs of a pair. */
export type PairIds = readonly [before: number, after: number]

/** Puts a pair into the comparison: its pictures are copies of those among the photographs, its title is theirs. */
export function showPair(figure: HTMLElement, pair: PairIds, name: string, place: string) {
  const [title, caption] = figure.querySelectorAll('figcaption > *')
  const slots = figure.querySelectorAll('picture')
  const [, after] = pair.map((id, index) => {
    const photo = document.getElementById(`photo-${id}`)
    const slot = slots[index]
    if (photo && slot) fill(slot, photo)
    return photo
  })
  figure.toggleAttribute('data-tall', after?.dataset.size === 'large')
  if (title) title.textContent = name
  if (caption) caption.textContent = `${place}. ${after?.querySelector('b')?.textContent}.`
}

/** Puts a copy of a photograph into a slot, as wide as the slot says. */
function fill(slot: Element, photo: Element) {
  const picture = photo.querySelector('picture')?.cloneNode(true) as Element | undefined
  if (!picture) return
  picture.className = `${slot.className.replace(PLACEHOLDER, '')} ${picture.className.match(PLACEHOLDER)}`
  const sizes = slot.querySelector('source')?.sizes ?? ''
  for (const source of picture.querySelectorAll('source')) {
    source.srcset = variantsOf(photo)
    source.sizes = sizes
  }
  slot.replaceWith(picture)
}

/** The class that carries the placeholder of a picture. */
const PLACEHOLDER = /\bq\w+/
