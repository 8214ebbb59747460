import { Picture } from '../../components/Picture/Picture.tsx'
import * as text from '../../components/Text/Text.module.css'
import { useWords } from '../../components/words.ts'
import type { Gallery } from '../../model/schema/gallery.ts'
import * as css from './Comparison.module.css'
import { pairsOf } from './pairs.ts'

type ComparisonProps = Pick<Gallery, 'projects' | 'items'> & { heading: string }

/** Phones claim less than the upright crop needs: at three pixels to the point that is sharp enough. */
const SIZES = '(max-width:47.99rem) 80vw,90vw'

/**
 * A room before and after, as a comparison that is dragged. The first pair stands here; the others stand side by side among
 * the photographs, and the script brings them up: without it nothing is missing and nothing is twice.
 */
export function Comparison({ heading, projects, items }: ComparisonProps) {
  const { gallery: words } = useWords()
  const [first] = projects.flatMap((project) => pairsOf(items, project.name).map((pair) => ({ ...pair, project })))
  if (!first) return null
  const { before, after, project } = first
  return (
    <section className={css.section} data-compare="" aria-labelledby="compared">
      <h2 className={text.visuallyHidden} id="compared">
        {heading}
      </h2>
      <figure className={css.comparison} data-tall={after.size === 'large' ? '' : undefined}>
        <div className={css.pair}>
          <Picture image={before.image} sizes={SIZES} frame={css.picture} />
          <Picture image={after.image} sizes={SIZES} frame={css.picture} />
          <span className={css.tag}>{words.before}</span>
          <span className={css.tag}>{words.after}</span>
        </div>
        <div className={css.controls} data-controls="" />
        <figcaption aria-live="polite">
          <b className={text.d3}>{project.name}</b>
          <span className={text.caption}>{`${project.place}. ${after.title}.`}</span>
        </figcaption>
      </figure>
    </section>
  )
}
