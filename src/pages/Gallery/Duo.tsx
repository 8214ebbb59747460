import type { ReactNode } from 'react'
import * as css from './Duo.module.css'

/** Two items of a kind side by side under hairlines, the second one lower. */
export function Duo({ children }: { children: ReactNode }) {
  return <div className={css.duo}>{children}</div>
}
