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
              className={placeInStory(item, items)}
              key={item.id}
              data-of={names.indexOf(item.category) + 1}
              data-pair={item.pair}
              data-state={item.state}
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

/** In its project's story every other photograph is on the right. The last one may have no neighbour. */
function placeInStory(item: GalleryItem, items: readonly GalleryItem[]): string | undefined {
  const story = items.filter(({ category }) => category === item.category)
  const index = story.indexOf(item)
  if (index % 2 === 1) return css.right
  if (index < story.length - 1) return undefined
  return index > 0 ? `${css.alone} ${css.below}` : css.alone
}
