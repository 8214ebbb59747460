import type { ReactNode } from 'react'
import type { Picture as Image } from '../../model/schema/fields.ts'
import { Picture } from '../Picture/Picture.tsx'
import { Rich } from '../Rich/Rich.tsx'
import * as css from './Hero.module.css'

interface HeroProps {
  image: Image
  headline: string
  /** The home page's hero fills the screen. */
  full?: boolean
  /** What stands under the picture, beside the step. */
  children: ReactNode
}

/** A longer headline is set smaller, so that the ways on stay in the first screen. */
const LONG = 44

/** A photograph, and the plaster step with the headline cut out of its lower left corner. */
export function Hero({ image, headline, full, children }: HeroProps) {
  return (
    <section className={full ? `${css.hero} ${css.full}` : `${css.hero} ${css.page}`}>
      <div className={css.picture}>
        <Picture image={image} sizes="(min-width:80rem) 88vw,100vw" hero upright />
      </div>
      <div className={css.step}>
        <h1 className={full && headline.length > LONG ? css.long : undefined}>
          <Rich text={headline} />
        </h1>
      </div>
      <div className={css.more}>{children}</div>
    </section>
  )
}
