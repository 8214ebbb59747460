import type { Picture } from '../../model/schema/fields.ts'
import type { Resources } from '../resources.ts'

/** The largest variant of a picture that every browser can show: its URL, and its size in pixels. */
export function largest(image: Picture, { picture }: Pick<Resources, 'picture'>) {
  if ('url' in image) return image
  const { width, height, url } = picture(image)
  return { width, height, url: url(width, 'webp') }
}
