import { largest } from '../../components/Picture/largest.ts'
import { Picture } from '../../components/Picture/Picture.tsx'
import { useResources } from '../../components/resources.ts'
import * as text from '../../components/Text/Text.module.css'
import { useWords } from '../../components/words.ts'
import type { GalleryItem } from '../../model/schema/gallery.ts'
import * as css from './Tile.module.css'

/**
 * The widths of the columns in Photos.module.css, but two columns claim a little less and a single one less than half:
 * at the device pixel ratios of tablets and phones that is sharp enough and saves bytes. In a story, where a picture is
 * larger, the script adds the file that the tile links to.
 */
const SIZES = '(min-width:80rem) 24vw,(min-width:56.25rem) 32vw,41vw'

/** A photograph with project and title that links to its file. The lightbox reads what it shows from this markup. */
export function Tile({ item: { title, category, image, state } }: { item: GalleryItem }) {
  const { url } = largest(image, useResources())
  const { gallery: words } = useWords()
  return (
    <a className={css.tile} href={url}>
      <Picture image={image} sizes={SIZES} frame={css.frame} widest={620} />
      {state === 'before' && <span className={css.badge}>{words.before}</span>}
      <span className={css.caption}>
        <span className={text.caption}>{category}</span>
        <b>{title}</b>
      </span>
    </a>
  )
}
