import type { ReactNode } from 'react'
import type { Picture as Image } from '../../model/schema/fields.ts'
import { breadthOf } from '../../model/text/chinese.ts'
import { Picture } from '../Picture/Picture.tsx'
import { Rich } from '../Rich/Rich.tsx'
import * as css from './Hero.module.css'

interface HeroProps {
  image: Image
  headline: string
  /** Whether it fills the screen, as on the home page. */
  full?: boolean
  /** Content below the picture and the headline. */
  children: ReactNode
}

/** Breadth in Latin letters above which a headline is set smaller, so that the links stay above the fold. */
const LONG = 44

/** Where it fills an upright screen it is cropped at the sides. Phones have a crop of their own. */
const TALL = '(max-width:63.99rem) and (orientation:portrait)'
/**
 * The `sizes` of a picture from edge to edge. Desktops claim less than its width: 1440 pixels are content with the
 * variant of 1280.
 */
export const WIDE = '(min-width:80rem) 88vw,100vw'

/** A photograph with the headline on a plaster step cut out of its lower left corner. */
export function Hero({ image, headline, full, children }: HeroProps) {
  return (
    <section className={full ? `${css.hero} ${css.full}` : `${css.hero} ${css.page}`}>
      <div className={css.picture}>
        <Picture image={image} sizes={full ? `${TALL} 170vw,${WIDE}` : WIDE} hero upright />
      </div>
      <div className={css.step}>
        <h1 className={full && breadthOf(headline) > LONG ? css.long : undefined}>
          <Rich text={headline} />
        </h1>
      </div>
      <div className={css.more}>{children}</div>
    </section>
  )
}
