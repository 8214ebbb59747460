import type { PictureAsset } from '../../model/page.ts'

/** The AVIF variants of a picture with these widths, in the syntax of the `srcset` attribute. */
export function srcSet({ url }: PictureAsset, widths: readonly number[]): string {
  return widths.map((width) => `${url(width, 'avif')} ${width}w`).join(',')
}
