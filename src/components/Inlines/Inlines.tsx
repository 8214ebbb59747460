import { Fragment } from 'react'
import type { Inline } from '../../model/blocks.ts'
import { splitRanges } from '../../model/range.ts'
import { Link } from '../Link/Link.tsx'
import * as css from './Inlines.module.css'

/** Inline content of an article. Numeric ranges stay on one line. */
export function Inlines({ content }: { content: readonly Inline[] }) {
  return content.map((inline, index) => <Fragment key={index}>{toNode(inline)}</Fragment>)
}

function toNode(inline: Inline) {
  if (typeof inline === 'string') return <Ranges text={inline} />
  switch (inline.type) {
    case 'emphasis':
      return (
        <em>
          <Inlines content={inline.children} />
        </em>
      )
    case 'strong':
      return (
        <strong>
          <Inlines content={inline.children} />
        </strong>
      )
    case 'code':
      return <code>{inline.text}</code>
    case 'link':
      return (
        <Link to={inline.url} className={css.link}>
          <Inlines content={inline.children} />
        </Link>
      )
    case 'break':
      return <br />
  }
}

/** A text in which 'RM60–100' never breaks at its dash. */
function Ranges({ text }: { text: string }) {
  return splitRanges(text).map((part, index) =>
    index % 2 ? (
      <span className={css.range} key={index}>
        {part}
      </span>
    ) : (
      part
    ),
  )
}
