import * as text from '../../components/Text/Text.module.css'
import type { Gallery, GalleryItem } from '../../model/schema/gallery.ts'
import { Bar } from './Bar.tsx'
import * as css from './Photos.module.css'
import { Tile } from './Tile.tsx'

type PhotosProps = Pick<Gallery, 'projects' | 'items'> & { heading: string }

/** All photographs as a masonry, below a sticky filter. They link to large files until the lightbox takes over. */
export function Photos({ heading, projects, items }: PhotosProps) {
  const names = projects.map(({ name }) => name)
  return (
    <section className={css.photos} aria-labelledby="photos">
      <h2 className={text.visuallyHidden} id="photos">
        {heading}
      </h2>
      <Bar projects={projects} items={items} whole />
      <div className={css.room}>
        <ul className={css.list} data-near-list="">
          {items.map((item) => (
            <li
              className={isOnTheRight(item, items) ? css.right : undefined}
              key={item.id}
              data-of={names.indexOf(item.category) + 1}
              data-pair={item.pair}
              data-size={item.size === 'small' ? undefined : item.size}
              id={`photo-${item.id}`}
            >
              <Tile item={item} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Whether a photograph is on the right in its project's story, as every other one is. */
function isOnTheRight(item: GalleryItem, items: readonly GalleryItem[]): boolean {
  return items.filter(({ category }) => category === item.category).indexOf(item) % 2 === 1
}
