import type { ReactNode } from 'react'
import { Rich } from '../Rich/Rich.tsx'
import * as text from '../Text/Text.module.css'
import * as css from './PageHead.module.css'

/** The head of a page without a photograph: title in display type, intro, and further content. */
export function PageHead({ title, intro, children }: { title: string; intro: string; children?: ReactNode }) {
  return (
    <header className={css.head}>
      <h1>
        <Rich text={title} />
      </h1>
      <p className={`${text.lead} ${text.muted}`}>{intro}</p>
      {children}
    </header>
  )
}
