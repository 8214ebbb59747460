import type { LocalPicture } from './schema/fields.ts'

/** A picture file as a page shows it: whole, or the upright part that stands so far from its left, in percent. */
export interface Shot {
  readonly file: string
  readonly cut?: number
}

/** What phones held upright show of a picture that a page opens with: the part around its focus, or its twin. */
export function uprightOf({ file, focus = '50%', tall }: LocalPicture): Required<Shot> {
  return tall ? { file: tall.file, cut: 50 } : { file, cut: Number.parseInt(focus, 10) }
}

/** Width by height of what phones show of a picture that fills them. */
const SHAPE = 62 / 90

/** A part in pixels, as tall as the picture. One that is upright itself stays whole: somebody has chosen what it shows. */
export function partOf({ width, height }: { width: number; height: number }, cut: number) {
  const narrow = width < height ? width : Math.round(height * SHAPE)
  return { left: Math.round(((width - narrow) * cut) / 100), top: 0, width: narrow, height }
}

/** Whether a picture at a path of a content file is one that its page opens with. */
export function opensPage(path: readonly PropertyKey[]): boolean {
  return ['image', 'hero', 'hero,image'].includes(String(path))
}
