import type { ReactNode } from 'react'
import * as css from './Prose.module.css'

/** A column of long text. Sets its measure, type sizes and spacing. */
export function Prose({ language, children }: { language?: string; children: ReactNode }) {
  return (
    <div className={css.prose} lang={language}>
      {children}
    </div>
  )
}
