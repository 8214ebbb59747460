import { GALLERY_FADE, type GalleryCategory } from '../../model/constants.ts'
import { photoList } from '../photos.ts'
import { prefersStillness } from '../stillness.ts'

/** Shows the photographs of a category, or all. */
export function filterPhotos(category: GalleryCategory | undefined) {
  const { dataset } = document.documentElement
  if (dataset.category === category) return
  if (category) dataset.category = category
  else delete dataset.category
  if (prefersStillness()) return
  photoList()?.animate({ opacity: [0, 1] }, GALLERY_FADE)
}

/**
 * Someone who filters from deep down in the list sees the first of what was chosen, under the bar. How deep is asked
 * before: afterwards the browser has moved the page to where it thinks best.
 */
export function keepFirstInSight(filter: () => void) {
  const list = photoList()
  const deep = list && list.getBoundingClientRect().top < 0
  filter()
  if (deep) list.scrollIntoView({ behavior: 'instant' })
}
