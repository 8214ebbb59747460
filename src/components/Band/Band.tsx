import type { ReactNode } from 'react'
import * as button from '../Button/Button.module.css'
import { Rich } from '../Rich/Rich.tsx'
import { Section } from '../Section/Section.tsx'
import * as styles from '../Text/Text.module.css'
import * as css from './Band.module.css'

interface BandProps {
  id: string
  title: string
  text: string
  ground: 'mist' | 'dark'
  /** Buttons. */
  children: ReactNode
}

/** A closing band: a question or an offer on the left, buttons to respond to it at the lower right. */
export function Band({ id, title, text, ground, children }: BandProps) {
  return (
    <Section labelledBy={id} ground={ground} screenOnly>
      <div className={css.band}>
        <div>
          <h2 className={styles.d1} id={id}>
            <Rich text={title} />
          </h2>
          <p className={`${styles.lead} ${styles.muted}`}>{text}</p>
        </div>
        <div className={button.row}>{children}</div>
      </div>
    </Section>
  )
}
