import type { ReactNode } from 'react'
import * as css from './Frame.module.css'

/** The window around a picture: the picture settles into it as it enters the screen, and grows a little when its card is hovered. */
export function Frame({ children }: { children: ReactNode }) {
  return <div className={css.frame}>{children}</div>
}
