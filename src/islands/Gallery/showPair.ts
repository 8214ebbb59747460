import { pairCaption } from '../../model/gallery/pairCaption.ts'
import { blurOf, variantsOf } from './photos.ts'

/** The two photographs of a room. */
export type Pair = readonly [before: HTMLElement, after: HTMLElement]

/** Shows a pair in the comparison: copies its pictures from the gallery's photographs, and sets title and caption. */
export function showPair(figure: HTMLElement, pair: Pair, name: string, place: string) {
  const [title, caption] = figure.querySelectorAll('figcaption > *')
  const slots = figure.querySelectorAll('picture')
  for (const [index, photo] of pair.entries()) {
    const slot = slots[index]
    if (slot && !isShown(slot, photo)) fill(slot, photo)
  }
  const [, after] = pair
  figure.toggleAttribute('data-tall', after.dataset.size === 'large')
  const text = pairCaption(place, after.querySelector('b')?.textContent ?? '')
  // What stays the same is not written again: it would be announced.
  if (title && title.textContent !== name) title.textContent = name
  if (caption && caption.textContent !== text) caption.textContent = text
}

/** Whether a slot already shows a photograph, as with the first pair, which is in the markup. */
function isShown(slot: Element, photo: Element): boolean {
  return slot.querySelector('img')?.src === photo.querySelector('img')?.src
}

/** Replaces a slot with a copy of a photograph's picture, and keeps the `sizes` of the slot. */
function fill(slot: Element, photo: Element) {
  const picture = photo.querySelector('picture')?.cloneNode(true) as Element | undefined
  if (!picture) return
  picture.className = `${slot.className.replace(blurOf(slot), '')} ${blurOf(picture)}`
  const sizes = slot.querySelector('source')?.sizes ?? ''
  for (const source of picture.querySelectorAll('source')) {
    source.srcset = variantsOf(photo)
    source.sizes = sizes
  }
  slot.replaceWith(picture)
}
