import type { ReactNode } from 'react'
import * as grounds from '../Ground/Ground.module.css'
import { Rich } from '../Rich/Rich.tsx'
import * as text from '../Text/Text.module.css'
import * as css from './Section.module.css'

interface SectionProps {
  /** Id of the heading that names the section. */
  labelledBy?: string
  label?: string
  id?: string
  ground?: 'mist' | 'sand' | 'dark'
  /** Leaves the section out in print, since it only leads on to other pages. */
  screenOnly?: boolean
  children: ReactNode
}

/** A section of a page with its background and the page's rhythm and gutters. */
export function Section({ labelledBy, label, id, ground, screenOnly, children }: SectionProps) {
  const classes = `${css.section} ${ground ? grounds[ground] : css.plain}`
  return (
    <section
      className={classes}
      id={id}
      aria-labelledby={labelledBy}
      aria-label={label}
      data-screen={screenOnly ? '' : undefined}
    >
      {children}
    </section>
  )
}

interface SectionHeadProps {
  id: string
  heading: string
  statement?: string
  children?: ReactNode
}

/** A hairline, the heading as a label on the left, and a statement in display type. */
export function SectionHead({ id, heading, statement, children }: SectionHeadProps) {
  return (
    <header className={css.head}>
      <h2 className={text.label} id={id}>
        {heading}
      </h2>
      {statement && (
        <p className={text.d2}>
          <Rich text={statement} />
        </p>
      )}
      {children}
    </header>
  )
}
