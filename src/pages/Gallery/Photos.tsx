import * as text from '../../components/Text/Text.module.css'
import GalleryFilter from '../../islands/GalleryFilter/GalleryFilter.tsx'
import { Island } from '../../islands/Island.tsx'
import Lightbox from '../../islands/Lightbox/Lightbox.tsx'
import { GALLERY_CATEGORIES } from '../../model/constants.ts'
import type { GalleryItem } from '../../model/schema/gallery.ts'
import * as css from './Photos.module.css'
import { Tile } from './Tile.tsx'

/** All photographs as a masonry, with the filter above it that stays in sight, and the lightbox in which they open. */
export function Photos({ heading, items }: { heading: string; items: readonly GalleryItem[] }) {
  const counts = GALLERY_CATEGORIES.map(
    (category) => [category, items.filter((item) => item.category === category).length] as const,
  )
  return (
    <section className={css.photos} aria-labelledby="photos">
      <h2 className={text.visuallyHidden} id="photos">
        {heading}
      </h2>
      <div className={css.bar}>
        <Island
          name="GalleryFilter"
          component={GalleryFilter}
          props={{ counts, total: items.length, end: '#summaries' }}
          inMarkup={['counts', 'total']}
          load="visible"
        />
      </div>
      <div className={css.room}>
        <ul className={css.list} data-near-list="">
          {items.map((item) => (
            <li
              className={css.item}
              key={item.id}
              data-category={item.category}
              data-size={item.size}
              id={`photo-${item.id}`}
            >
              <Tile item={item} />
            </li>
          ))}
        </ul>
      </div>
      <Island name="Lightbox" component={Lightbox} props={{}} load="idle" />
    </section>
  )
}
