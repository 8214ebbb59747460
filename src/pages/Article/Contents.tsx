import { TextLink } from '../../components/Button/Button.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import * as text from '../../components/Text/Text.module.css'
import { useWords } from '../../components/words.ts'
import type { TocEntry } from '../../model/article/headings.ts'
import { chatLink, chatNumber } from '../../model/firm/phone.ts'
import type { Blog } from '../../model/schema/blog.ts'
import type { Settings } from '../../model/schema/settings.ts'
import * as css from './Contents.module.css'

interface ContentsProps {
  entries: readonly TocEntry[]
  /** Language of the article, if it differs from that of the page. */
  language?: string
  ask: Blog['articleAsk']
  contact: Settings['contact']
  /** Opening text of the chat. */
  chat: string
}

/** Table of contents: collapsed, or an open rail on wide screens. src/client/contents.ts marks the current section. */
export function Contents({ entries, language, ask, contact, chat }: ContentsProps) {
  const { contents } = useWords().article
  return (
    <div className={css.contents} data-screen="">
      <nav aria-label={contents} data-contents="">
        <p className={`${text.label} ${css.title}`}>{contents}</p>
        <details>
          <summary>
            {contents} <Icon name="plus" />
          </summary>
          <ol lang={language}>
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
        <TextLink to={chatLink(chatNumber(contact), chat)} newTab>
          {ask.chatLabel}
        </TextLink>
      </p>
    </div>
  )
}
