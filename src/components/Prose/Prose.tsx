import type { ReactNode } from 'react'
import * as css from './Prose.module.css'

/** A column of long text: its measure, its sizes, and the space between its parts. */
export function Prose({ language, children }: { language?: string; children: ReactNode }) {
  return (
    <div className={css.prose} lang={language}>
      {children}
    </div>
  )
}
