import type { AnchorHTMLAttributes } from 'react'
import { useResources } from '../resources.ts'

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A route, a fragment, or an external, tel or mailto link. */
  to: string
  newTab?: boolean
}

/** The site's only link component. Resolves URLs, and sets `noopener` so that external pages cannot reach back. */
export function Link({ to, newTab, children, ...rest }: LinkProps) {
  const { href } = useResources()
  const external = /^https?:/.test(to)
  return (
    <a href={href(to)} rel={external ? 'noopener' : undefined} target={newTab ? '_blank' : undefined} {...rest}>
      {children}
    </a>
  )
}
