import { TextLink } from '../../components/Button/Button.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import * as text from '../../components/Text/Text.module.css'
import type { TocEntry } from '../../model/headings.ts'
import { chatLink } from '../../model/phone.ts'
import type { Blog, Settings } from '../../model/schema.ts'
import * as css from './Contents.module.css'

interface ContentsProps {
  entries: readonly TocEntry[]
  ask: Blog['articleAsk']
  contact: Settings['contact']
}

/** Table of contents: closed above the text on small screens, an open rail beside it on wide ones (src/islands/contents.ts marks it). */
export function Contents({ entries, ask, contact }: ContentsProps) {
  return (
    <div className={css.contents}>
      <nav aria-label="In this article" data-contents="">
        <p className={`${text.label} ${css.title}`}>In this article</p>
        <details>
          <summary>
            In this article <Icon name="plus" />
          </summary>
          <ol>
            {entries.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${encodeURIComponent(id)}`}>{text}</a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <p className={css.ask}>
        <span className={text.d4}>{ask.title}</span>
        <br />
        <TextLink to={chatLink(contact.landlineChat)}>{ask.chatLabel}</TextLink>
      </p>
    </div>
  )
}
