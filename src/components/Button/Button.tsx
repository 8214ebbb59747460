import type { IconName } from '../../model/icons.ts'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import * as css from './Button.module.css'

interface ButtonLinkProps {
  to: string
  children: React.ReactNode
  /** Without one, it is the one primary action of a view; `jade` is for chat only. */
  look?: 'ink' | 'line' | 'jade'
  icon?: IconName
  /** Adds an arrow after the text, for a link that leads on. */
  go?: boolean
  newTab?: boolean
  /** ID of what says what it is about, where links have the same words. */
  about?: string
  className?: string
}

/** A link that looks like a button. */
export function ButtonLink({ to, children, look, icon, go, newTab, about, className }: ButtonLinkProps) {
  return (
    <Link
      to={to}
      newTab={newTab}
      aria-describedby={about}
      className={[css.button, look && css[look], className].filter(Boolean).join(' ')}
    >
      {icon && <Icon name={icon} />}
      {children}
      {go && <Icon name="arrow" go />}
    </Link>
  )
}

/** A text link with an icon in front or, if it has none, an arrow at the end. */
export function TextLink({ to, children, icon, about, newTab }: Omit<ButtonLinkProps, 'look' | 'go' | 'className'>) {
  return (
    <Link to={to} newTab={newTab} className={css.link} aria-describedby={about}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {!icon && <Icon name="arrow" go />}
    </Link>
  )
}
