import { chatText } from '../../model/firm/chatText.ts'
import { chatLink, chatNumber, telLink } from '../../model/firm/phone.ts'
import { routes } from '../../model/routes.ts'
import type { Closing as Content } from '../../model/schema/fields.ts'
import type { Settings } from '../../model/schema/settings.ts'
import * as frame from '../Frame/Frame.module.css'
import * as grounds from '../Ground/Ground.module.css'
import { Icon } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { Rich } from '../Rich/Rich.tsx'
import * as text from '../Text/Text.module.css'
import * as css from './Closing.module.css'

interface ClosingProps {
  content: Content
  settings: Settings
  ground: 'sand' | 'dark'
}

/** The call to action at the end of a page: a picture, a promise, and rows of links, the first one in clay. */
export function Closing({ content, settings: { contact, messages }, ground }: ClosingProps) {
  const chat = chatLink(chatNumber(contact), chatText(messages))
  const targetOf = ({ to, projectScope }: Content['ways'][number]) => {
    if (to === 'chat') return chat
    if (to === 'call') return telLink(contact.phone)
    return projectScope ? routes.enquiry({ projectScope }) : routes.contact
  }
  return (
    <section className={`${css.closing} ${grounds[ground]}`} aria-labelledby="closing" data-screen="">
      <div className={`${frame.frame} ${css.picture}`}>
        <Picture image={content.image} sizes="(min-width:142.8rem) 42vw,(min-width:64rem) 60rem,100vw" />
      </div>
      <div className={css.text}>
        <h2 className={text.d1} id="closing">
          <Rich text={content.title} />
        </h2>
        <p className={`${text.lead} ${text.muted}`}>{content.text}</p>
        <ul className={css.ways}>
          {content.ways.map((way) => (
            <li key={way.label}>
              <Link to={targetOf(way)} newTab={way.to === 'chat'}>
                <Icon name={way.icon} />
                <span>
                  <b className={text.d4}>{way.label}</b>
                  <span className={text.caption}>{way.note}</span>
                </span>
                <Icon name="arrow" go />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
