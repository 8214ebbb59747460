import type { Callout as Content } from '../../model/article/blocks.ts'
import { splitCallout } from '../../model/article/calloutLink.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import * as css from './Callout.module.css'

/** A remark set off from the text: a linked bar if it leads somewhere, text between lines if not. */
export function Callout({ callout }: { callout: Content }) {
  if (!callout.url) {
    return (
      <p className={css.callout}>
        <Icon name={callout.icon ?? 'info'} />
        <span>{callout.text}</span>
      </p>
    )
  }
  const { prefix, rest } = splitCallout(callout.text)
  return (
    <Link to={callout.url} className={`${css.callout} ${css.link}`}>
      <Icon name={callout.icon ?? 'book'} />
      <span>
        {prefix && <b>{prefix}</b>} {rest}
      </span>
      <Icon name="arrow" go />
    </Link>
  )
}
