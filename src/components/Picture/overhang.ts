import type { Picture } from '../../model/schema/fields.ts'
import type { Resources } from '../resources.ts'

/**
 * How many times as wide as its frame a picture is shown, when it is cropped to the frame's shape, width ÷ height.
 * `sizes` has to claim that width.
 */
export function overhang(image: Picture, shape: number, { picture }: Pick<Resources, 'picture'>): number {
  const { width, height } = 'url' in image ? image : picture(image)
  return Math.max(1, width / height / shape)
}
