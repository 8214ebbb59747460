import type { LocalPicture } from '../schema/fields.ts'

/** A picture file as a page shows it: whole, or an upright part at a position in percent, as in `object-position`. */
export interface PictureView {
  readonly file: string
  readonly cut?: number
}

/** What phones held upright show of a picture that a page opens with: the part around its focus, or `tall` if given. */
export function uprightOf({ file, focus = '50%', tall }: LocalPicture): Required<PictureView> {
  return tall ? { file: tall.file, cut: 50 } : { file, cut: Number.parseInt(focus, 10) }
}

/** Aspect ratio (width / height) of the part that phones show. */
const SHAPE = 62 / 90

/** A part in pixels, as tall as the picture. An upright picture stays whole: what it shows was chosen deliberately. */
export function partOf({ width, height }: { width: number; height: number }, cut: number) {
  const narrow = width < height ? width : Math.round(height * SHAPE)
  return { left: Math.round(((width - narrow) * cut) / 100), top: 0, width: narrow, height }
}

/** Whether the picture at a path in a content file is the one that its page opens with. */
export function opensPage(path: readonly PropertyKey[]): boolean {
  return ['image', 'hero', 'hero,image'].includes(String(path))
}
