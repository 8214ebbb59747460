import type { ReactNode } from 'react'
import * as button from '../../components/Button/Button.module.css'
import { ButtonLink } from '../../components/Button/Button.tsx'
import { Fold } from '../../components/Fold/Fold.tsx'
import { Plan } from '../../components/Plan/Plan.tsx'
import * as text from '../../components/Text/Text.module.css'
import { Logo } from '../../layout/Logo/Logo.tsx'
import { chatText } from '../../model/firm/chatText.ts'
import { chatLink } from '../../model/firm/phone.ts'
import type { Page } from '../../model/page.ts'
import { routes } from '../../model/routes.ts'
import type { Site } from '../../model/site.ts'
import * as css from './NotFound.module.css'

/**
 * The page that a host serves for any unknown URL, without header and footer. It also contains `unseen`, hidden content
 * that scripts may show instead, hence the sheet with the styles of all pages.
 */
export function notFoundPage(site: Site, unseen: ReactNode): Page {
  const { notFound: words, home, quick } = site.words
  const { firm, contact, messages } = site.settings
  return {
    route: routes.notFound,
    kind: 'other',
    file: 'content/site.yaml',
    title: words.title,
    name: words.title,
    description: words.description,
    index: false,
    breadcrumbs: [],
    header: 'none',
    body: (
      <>
        <div className={css.page}>
          <Logo firm={firm} />
          <div className={css.body}>
            <div>
              <p className={css.number}>404</p>
              <h1 className={text.d2}>{words.title}</h1>
              <p className={`${text.lead} ${text.muted} ${text.measure}`}>{words.text}</p>
              <p className={`${button.row} ${css.ways}`}>
                <ButtonLink to={routes.home}>{words.home}</ButtonLink>
                <ButtonLink to={routes.gallery} look="line">
                  {home.gallery}
                </ButtonLink>
                <ButtonLink to={chatLink(contact.mobile, chatText(messages))} look="line" icon="chat" newTab>
                  {quick.chat}
                </ButtonLink>
              </p>
            </div>
            <figure className={css.drawing}>
              <Plan name="missingRoom" large />
              <figcaption className={text.caption}>{words.drawing}</figcaption>
            </figure>
          </div>
        </div>
        <Fold of="index" />
        {unseen}
      </>
    ),
  }
}
