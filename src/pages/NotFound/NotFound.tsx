import type { ReactNode } from 'react'
import { ButtonLink } from '../../components/Button/Button.tsx'
import { Plan } from '../../components/Plan/Plan.tsx'
import * as text from '../../components/Text/Text.module.css'
import { Logo } from '../../layout/Logo/Logo.tsx'
import type { Page } from '../../model/page.ts'
import { routes } from '../../model/routes.ts'
import type { Settings } from '../../model/schema.ts'
import type { Site } from '../../model/site.ts'
import * as css from './NotFound.module.css'

/**
 * What a host serves for anything unknown (specification, section 2). It stands alone, without header and footer; the
 * page also carries `unseen`, what scripts may show instead.
 */
export function notFoundPage(site: Site, unseen: ReactNode): Page {
  return {
    route: routes.notFound,
    kind: 'other',
    file: 'content/site.yaml',
    title: 'Page Not Found',
    name: 'Page Not Found',
    description: 'The page you are looking for is not here.',
    index: false,
    breadcrumbs: [],
    header: 'none',
    body: (
      <>
        <NotFound firm={site.settings.firm} />
        {unseen}
      </>
    ),
  }
}

function NotFound({ firm }: { firm: Settings['firm'] }) {
  return (
    <div className={css.page}>
      <Logo firm={firm} />
      <div className={css.body}>
        <div>
          <p className={css.number}>404</p>
          <h1 className={text.d2}>Page Not Found</h1>
          <p className={`${text.lead} ${text.muted} ${text.measure}`}>
            The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.
          </p>
          <p className={css.way}>
            <ButtonLink to={routes.home}>Return Home</ButtonLink>
          </p>
        </div>
        <figure className={css.drawing}>
          <Plan name="missingRoom" large />
          <figcaption className={text.caption}>Drawing 404: the room that should be here.</figcaption>
        </figure>
      </div>
    </div>
  )
}
