import { Link } from '../../components/Link/Link.tsx'
import * as text from '../../components/Text/Text.module.css'
import { useWords } from '../../components/words.ts'
import { routes } from '../../model/routes.ts'
import type { Settings } from '../../model/schema/settings.ts'
import { breadthOf, CHINESE } from '../../model/text/chinese.ts'
import * as css from './Logo.module.css'
import { Mark } from './Mark.tsx'
import { OwnLogo } from './OwnLogo.tsx'

/** The firm's mark and name, or its own logo, as a link to the home page. */
export function Logo({ firm }: { firm: Settings['firm'] }) {
  const { navigation } = useWords()
  return (
    <Link to={routes.home} className={[css.logo, sizeOf(firm.shortName)].filter(Boolean).join(' ')}>
      {firm.logo ? (
        <OwnLogo logo={firm.logo} />
      ) : (
        <>
          <Mark />
          <span className={css.words}>
            <span>{firm.shortName}</span> {firm.descriptor && <small>{firm.descriptor}</small>}
          </span>
        </>
      )}{' '}
      <span className={text.visuallyHidden}>{navigation.logo}</span>
    </Link>
  )
}

/** Long names are set smaller, so that they fit a phone in two lines. */
function sizeOf(name: string): string | undefined {
  const size = breadthOf(name) * (CHINESE.test(name) ? 1.4 : 1) // Chinese letters are taller, too
  if (size > 34) return css.longest
  if (size > 24) return css.longer
  return size > 16 ? css.long : undefined
}
