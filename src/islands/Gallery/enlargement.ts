import { afterFrame } from './afterFrame.ts'
import { shownPhotos, shownProject, variantsOf } from './photos.ts'

/**
 * Lets the photographs of a story load larger files: it shows them larger than the whole gallery does, except in a single
 * column, and their widths are those of pages/Gallery/Photos.module.css. Returns a function to call when a story shows.
 */
export function enlargement(): () => void {
  const columns = matchMedia('(min-width:600px)')
  const enlarge = () => {
    if (!columns.matches || shownProject() === 0) return
    const photos = shownPhotos()
    const alone = photos.length % 2 === 1 ? photos.at(-1) : undefined
    for (const photo of photos) {
      const source = photo.querySelector('source')
      if (!source || 'large' in photo.dataset) continue
      photo.dataset.large = ''
      source.srcset = variantsOf(photo)
      const wide = photo === alone ? '60vw' : '45vw'
      source.sizes = photo.dataset.size ? '37vw' : wide // five of twelve columns; eight without a neighbour, or six
    }
  }
  columns.addEventListener('change', enlarge)
  return () => afterFrame(enlarge)
}
