import type { ReactNode } from 'react'
import { SheetIcon } from '../../components/Icon/SheetIcon.tsx'
import type { IconName } from '../../model/icons.ts'
import * as css from './ContactForm.module.css'

/** What became of the message. It takes the focus when it appears. */
export function Note({ stage, icon, children }: { stage: 'sent' | 'failed'; icon: IconName; children: ReactNode }) {
  return (
    <div className={css.note} data-stage={stage} tabIndex={-1}>
      <SheetIcon name={icon} />
      <div>{children}</div>
    </div>
  )
}
