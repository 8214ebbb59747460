import type { ReactNode } from 'react'
import * as css from './Duo.module.css'

/** Items of a kind in two columns under hairlines, the second item lower. */
export function Duo({ children }: { children: ReactNode }) {
  return <div className={css.duo}>{children}</div>
}
