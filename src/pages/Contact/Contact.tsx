import { ArticleLinks } from '../../components/ArticleLinks/ArticleLinks.tsx'
import * as button from '../../components/Button/Button.module.css'
import { ButtonLink } from '../../components/Button/Button.tsx'
import { Fold } from '../../components/Fold/Fold.tsx'
import { WIDE } from '../../components/Hero/Hero.tsx'
import { OfficeMap } from '../../components/OfficeMap/OfficeMap.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { Rich } from '../../components/Rich/Rich.tsx'
import * as text from '../../components/Text/Text.module.css'
import ContactForm from '../../islands/ContactForm/ContactForm.tsx'
import { Island } from '../../islands/Island.tsx'
import { relatedArticles } from '../../model/article/related.ts'
import { chatText } from '../../model/firm/chatText.ts'
import { chatLink, telLink } from '../../model/firm/phone.ts'
import { mainPage } from '../../model/mainPage.ts'
import type { Page } from '../../model/page.ts'
import type { Site } from '../../model/site.ts'
import { AreaGroups } from './AreaGroups.tsx'
import * as css from './Contact.module.css'
import { ContactDetails } from './ContactDetails.tsx'
import { JustTalk } from './JustTalk.tsx'
import { MeetInPerson } from './MeetInPerson.tsx'
import { Questions } from './Questions.tsx'

/** Phones crop it at the sides and claim less than its width, as in Picture/sizes.ts. */
const SIZES = `(max-width:37.49rem) 22rem,${WIDE}`

/** The Contact page. The form comes before the details, so that phones reach it first. */
export function contactPage(site: Site): Page {
  const { contact, settings, words, specialHours, articles } = site
  const related = relatedArticles(contact.related, articles)
  const { areas, faq, meet } = contact
  const { phone, mobile, email, endpoint, endpointFields } = settings.contact
  const props = { phone, callLink: telLink(phone), chatLink: chatLink(mobile), email, endpoint, endpointFields }
  return {
    ...mainPage('contact', site),
    image: contact.hero,
    header: 'panel',
    body: (
      <>
        <div className={meet ? css.contact : `${css.contact} ${css.unmapped}`}>
          <div className={css.picture}>
            <Picture image={contact.hero} sizes={SIZES} hero />
          </div>
          <div className={css.step}>
            <h1>
              <Rich text={contact.title} />
            </h1>
            <p className={text.lead}>{contact.intro}</p>
          </div>
          <p className={`${button.row} ${css.quick}`}>
            <ButtonLink to={telLink(phone)} look="ink" icon="phone">
              {words.contact.call}
            </ButtonLink>
            <ButtonLink to={chatLink(mobile, chatText(settings.messages))} look="jade" icon="chat" newTab>
              {words.contact.whatsApp}
            </ButtonLink>
          </p>
          <div className={css.form} id="form">
            <Island
              name="ContactForm"
              component={ContactForm}
              props={{ texts: contact.form, words: words.form, ...props }}
            />
            <div className={css.next}>
              <h2 className={text.label}>{words.contact.next}</h2>
              <ol>
                {contact.next.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </div>
          </div>
          <ContactDetails settings={settings} specialHours={specialHours} />
        </div>
        <Fold of="Contact" />
        {meet && <OfficeMap contact={settings.contact} name={settings.firm.name} labels={meet} />}
        {areas && <AreaGroups areas={areas} />}
        {meet && <MeetInPerson meet={meet} settings={settings} />}
        {faq && <Questions faq={faq} />}
        {related && <ArticleLinks {...related} />}
        <JustTalk closing={contact.closing} settings={settings} />
      </>
    ),
  }
}
