import type { ReactNode } from 'react'
import * as text from '../Text/Text.module.css'
import * as css from './Slashes.module.css'

/** A few short pieces of text in a row, separated by slashes. `label` tells screen readers what they are. */
export function Slashes({ items, label }: { items: readonly ReactNode[]; label?: string }) {
  return (
    <>
      {label && <p className={text.visuallyHidden}>{label}</p>}
      <ul className={css.slashes}>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </>
  )
}
