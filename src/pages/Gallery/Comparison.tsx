import { Picture } from '../../components/Picture/Picture.tsx'
import * as text from '../../components/Text/Text.module.css'
import { useWords } from '../../components/words.ts'
import { pairCaption } from '../../model/gallery/pairCaption.ts'
import type { Gallery } from '../../model/schema/gallery.ts'
import * as css from './Comparison.module.css'
import { pairsOf } from './pairs.ts'

type ComparisonProps = Pick<Gallery, 'projects' | 'items'> & { heading: string }

/** Phones claim less than the portrait crop needs: at three device pixels per CSS pixel that is sharp enough. */
const SIZES = '(max-width:47.99rem) 80vw,90vw'

/**
 * A room before and after, as a comparison with a draggable slider. The markup contains the first pair; the script
 * copies the others from the photographs below, so without it no picture is missing.
 */
export function Comparison({ heading, projects, items }: ComparisonProps) {
  const { gallery: words } = useWords()
  const [first] = projects.flatMap((project) => pairsOf(items, project.name).map((pair) => ({ ...pair, project })))
  if (!first) return null
  const { before, after, project } = first
  const having = projects.flatMap(({ name }, index) => (pairsOf(items, name).length > 0 ? [index + 1] : []))
  return (
    <section className={css.section} data-of={having.join(' ')} data-compare="" aria-labelledby="compared">
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
        <figcaption>
          <b className={text.d3}>{project.name}</b>
          <span className={text.caption}>{pairCaption(project.place, after.title)}</span>
        </figcaption>
      </figure>
    </section>
  )
}
