import type { Callout as Content } from '../../model/blocks.ts'
import { calloutLink } from '../../model/calloutLink.ts'
import type { IconName } from '../../model/icons.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Inlines } from '../Inlines/Inlines.tsx'
import { Link } from '../Link/Link.tsx'
import * as css from './Callout.module.css'

/** A remark set off from the text: a linked bar if model/calloutLink.ts finds a target, text between lines if not. */
export function Callout({ callout }: { callout: Content }) {
  const { prefix, text, url } = calloutLink(callout)
  if (!url) {
    return (
      <p className={css.callout}>
        <Icon name={(callout.icon as IconName) ?? 'info'} />
        <span>
          <Inlines content={[callout.text]} />
        </span>
      </p>
    )
  }
  return (
    <Link to={url} className={`${css.callout} ${css.link}`}>
      <Icon name={(callout.icon as IconName) ?? 'book'} />
      <span>
        {prefix && <b>{prefix}</b>} <Inlines content={[text]} />
      </span>
      <Icon name="arrow" go />
    </Link>
  )
}
