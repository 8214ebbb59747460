import type { Picture } from '../../model/schema/fields.ts'
import type { Resources } from '../resources.ts'
import { largest } from './largest.ts'

/**
 * How many times as wide as its frame a picture is shown, when it is cropped to the frame's shape, width ÷ height.
 * `sizes` has to claim that width.
 */
export function overhang(image: Picture, shape: number, resources: Pick<Resources, 'picture'>): number {
  const { width, height } = largest(image, resources)
  return Math.max(1, width / height / shape)
}
