import { Picture } from '../../components/Picture/Picture.tsx'
import { useResources } from '../../components/resources.ts'
import * as text from '../../components/Text/Text.module.css'
import Comparison from '../../islands/Comparison/Comparison.tsx'
import { Island } from '../../islands/Island.tsx'
import type { Picture as Image } from '../../model/schema/fields.ts'
import type { Gallery, GalleryItem } from '../../model/schema/gallery.ts'
import * as css from './Comparisons.module.css'
import { pairsOf } from './pairs.ts'

interface ComparisonsProps {
  heading: string
  projects: Gallery['projects']
  items: readonly GalleryItem[]
}

/** Phones claim less than the upright crop needs: at three pixels to the point that is sharp enough. */
const SIZES = '(max-width:47.99rem) 80vw,90vw'

/**
 * One draggable comparison for every project, each with two pairs. The first pair stands here; the others stand side by
 * side among the photographs, and the island brings them up: without script nothing is missing and nothing is twice.
 */
export function Comparisons({ heading, projects, items }: ComparisonsProps) {
  const thumbnail = useThumbnail()
  const compared = projects.flatMap(({ category, place }) => {
    const pairs = pairsOf(items, category)
    return pairs[0] ? [{ name: category, place, pairs, thumbnail: thumbnail(pairs[0].after.image) }] : []
  })
  const first = compared[0]?.pairs[0]
  if (!first) return null
  const props = {
    projects: compared.map(({ name, thumbnail }) => ({ name, thumbnail })),
    rooms: compared.map(({ place, pairs }) => {
      return [place, pairs.map(({ before, after }) => [before.id, after.id] as const)] as const
    }),
  }
  return (
    <section className={css.comparisons} aria-labelledby="compared">
      <h2 className={text.visuallyHidden} id="compared">
        {heading}
      </h2>
      <figure className={css.comparison} data-tall={first.after.size === 'large' ? '' : undefined}>
        <div className={css.pair}>
          <Picture image={first.before.image} sizes={SIZES} frame={css.picture} />
          <Picture image={first.after.image} sizes={SIZES} frame={css.picture} />
          <span className={css.tag}>Before</span>
          <span className={css.tag}>After</span>
        </div>
        <Island name="Comparison" component={Comparison} props={props} inMarkup={['projects']} load="idle" />
        <figcaption aria-live="polite">
          <b className={text.d3}>{compared[0]?.name}</b>
          <span className={text.caption}>{`${compared[0]?.place}. ${first.after.title}.`}</span>
        </figcaption>
      </figure>
    </section>
  )
}

/** Address of the variant of a picture for the buttons: 4 rem at two pixels to the point. */
function useThumbnail() {
  const { picture } = useResources()
  return (image: Image) => {
    if ('url' in image) return image.url
    const { small, width, url } = picture(image)
    return url(small.at(-1) ?? width, 'webp')
  }
}
