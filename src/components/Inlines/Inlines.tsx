import { Fragment } from 'react'
import type { Inline } from '../../model/article/blocks.ts'
import { Link } from '../Link/Link.tsx'
import * as css from './Inlines.module.css'

/** Inline content of an article, or of another text that may have links. */
export function Inlines({ content }: { content: readonly Inline[] }) {
  return content.map((inline, index) => <Fragment key={index}>{toNode(inline)}</Fragment>)
}

function toNode(inline: Inline) {
  if (typeof inline === 'string') return inline
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
      return <code className={css.code}>{inline.text}</code>
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
