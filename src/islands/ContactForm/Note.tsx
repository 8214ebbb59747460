import type { ReactNode } from 'react'
import { Glyph } from '../../components/Icon/Glyph.tsx'
import { check, info } from '../../model/icons.ts'
import * as css from './Outcome.module.css'

/** Shows whether the message was sent. Gets the focus when it appears. */
export function Note({ stage, children }: { stage: 'sent' | 'failed'; children: ReactNode }) {
  return (
    <div className={css.note} data-stage={stage} tabIndex={-1}>
      <Glyph path={stage === 'sent' ? check : info} />
      <div>{children}</div>
    </div>
  )
}
