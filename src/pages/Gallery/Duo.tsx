import type { ReactNode } from 'react'
import * as css from './Duo.module.css'

/** Two of a kind beside each other under hairlines, the second one dropped. */
export function Duo({ children }: { children: ReactNode }) {
  return <div className={css.duo}>{children}</div>
}
