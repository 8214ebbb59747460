import * as css from '../../components/Picture/Picture.module.css'
import { make } from './make.ts'
import { blurOf, variantsOf } from './photos.ts'
import * as viewer from './Viewer.module.css'

/** Returns a function that gives the picture of a photograph, as large as the screen allows. It makes each only once. */
export function largePictures(): (photo: HTMLElement) => HTMLElement {
  const made = new Map<HTMLElement, HTMLElement>()
  return (photo) => {
    const known = made.get(photo)
    if (known) return known
    const picture = pictureOf(photo)
    picture.addEventListener('error', () => made.delete(photo), true) // Firefox would not request it again
    made.set(photo, picture)
    return picture
  }
}

/** A picture made from all variants of a photograph. */
function pictureOf(photo: HTMLElement): HTMLElement {
  const image = photo.querySelector('img')
  const type = photo.querySelector('source')?.type
  const ratio = Number(image?.getAttribute('width')) / Number(image?.getAttribute('height'))
  // A short screen shows it in its whole height, beside the words.
  const sizes = `min(100vw, ${ratio} * max(100vh - 8rem, min(100vh, 28rem)))`
  const large = make('img', {
    class: `${css.image} ${blurOf(photo.querySelector('picture, img'))}`,
    src: photo.querySelector('a')?.href ?? '',
    alt: image?.alt ?? '',
  })
  large.style.setProperty('--ratio', String(ratio))
  const source = type ? [make('source', { type, srcset: variantsOf(photo), sizes, 'data-sizes': sizes })] : []
  return make('picture', { class: viewer.photo }, ...source, large)
}
