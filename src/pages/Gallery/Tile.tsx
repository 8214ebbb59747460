import { largest } from '../../components/Picture/largest.ts'
import { overhang } from '../../components/Picture/overhang.ts'
import { Picture } from '../../components/Picture/Picture.tsx'
import { srcSet } from '../../components/Picture/srcSet.ts'
import { type Resources, useResources } from '../../components/resources.ts'
import * as text from '../../components/Text/Text.module.css'
import { useWords } from '../../components/words.ts'
import type { Picture as Image } from '../../model/schema/fields.ts'
import type { GalleryItem } from '../../model/schema/gallery.ts'
import * as css from './Tile.module.css'

/**
 * The widths of the columns in Photos.module.css in vw, but two columns claim a little less and a single one less than
 * half: at the device pixel ratios of tablets and phones that is sharp enough and saves bytes. Where a picture is
 * larger, as in a story, scripts add `data-srcset` and the file that the tile links to.
 */
const COLUMNS = [24, 32, 41] as const

/** The shapes of the frames in Tile.module.css, width ÷ height. */
const SHAPES = { small: 4 / 3, medium: 1, large: 3 / 4 } as const

/** A photograph with project and title that links to its file. The lightbox reads what it shows from this markup. */
export function Tile({ item: { title, category, image, size, state } }: { item: GalleryItem }) {
  const resources = useResources()
  const { url } = largest(image, resources)
  const wide = overhang(image, SHAPES[size], resources)
  const [four, three, two] = COLUMNS.map((vw) => Math.round(vw * wide))
  const sizes = `(min-width:80rem) ${four}vw,(min-width:56.25rem) ${three}vw,${two}vw`
  const widest = 620 * wide
  const { gallery: words } = useWords()
  return (
    <a className={css.tile} href={url} data-srcset={wider(image, widest, resources)}>
      <Picture image={image} sizes={sizes} frame={css.frame} widest={widest} />
      {state === 'before' && <span className={`${text.badge} ${css.badge}`}>{words.before}</span>}
      <span className={css.caption}>
        <span className={text.caption}>{category}</span>
        <b>{title}</b>
      </span>
    </a>
  )
}

/** The variants that are wider than those in the tile, but for the widest, which it links to. */
function wider(image: Image, widest: number, { picture }: Resources): string | undefined {
  if ('url' in image) return undefined
  const asset = picture(image)
  const between = asset.widths.filter((each) => each > widest && each < asset.width)
  return srcSet(asset, between) || undefined
}
