import type { ReactNode } from 'react'
import * as css from './Frame.module.css'

/** Clips a picture, which settles as it enters the viewport and grows a little when its card is hovered. */
export function Frame({ children }: { children: ReactNode }) {
  return <div className={css.frame}>{children}</div>
}
