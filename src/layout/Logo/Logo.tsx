import { Link } from '../../components/Link/Link.tsx'
import { routes } from '../../model/routes.ts'
import type { Settings } from '../../model/schema.ts'
import * as css from './Logo.module.css'
import { Mark } from './Mark.tsx'

/** The firm's mark and name, leading home. */
export function Logo({ firm }: { firm: Settings['firm'] }) {
  return (
    <Link to={routes.home} className={css.logo} aria-label={`${firm.name}, home`}>
      <Mark />
      {firm.shortName} <small>{firm.descriptor}</small>
    </Link>
  )
}
