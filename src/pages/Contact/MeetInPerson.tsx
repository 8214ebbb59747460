import * as button from '../../components/Button/Button.module.css'
import { ButtonLink, TextLink } from '../../components/Button/Button.tsx'
import { Section } from '../../components/Section/Section.tsx'
import * as text from '../../components/Text/Text.module.css'
import { networksOf } from '../../model/firm/social.ts'
import { routes } from '../../model/routes.ts'
import type { Contact } from '../../model/schema/contact.ts'
import type { Settings } from '../../model/schema/settings.ts'
import * as css from './MeetInPerson.module.css'

/** The invitation to the office or to a site visit, and the firm's social pages. */
export function MeetInPerson({ meet, settings }: { meet: NonNullable<Contact['meet']>; settings: Settings }) {
  const { contact, social } = settings
  const networks = networksOf(social)
  return (
    <Section labelledBy="meet" ground="mist">
      <div className={css.split}>
        <div>
          <h2 className={text.d1} id="meet">
            {meet.heading}
          </h2>
          <p className={`${text.lead} ${text.muted} ${text.measure} ${css.lead}`}>{meet.text}</p>
        </div>
        <p className={button.row}>
          <ButtonLink to={routes.enquiry({ projectScope: meet.projectScope })} go>
            {meet.visitLabel}
          </ButtonLink>
          {contact.mapsUrl && (
            <ButtonLink to={contact.mapsUrl} look="line" icon="map" newTab>
              {meet.mapsLabel}
            </ButtonLink>
          )}
        </p>
      </div>
      {networks.length > 0 && (
        <div className={css.social}>
          <h3 className={text.label}>{meet.socialLabel}</h3>
          <p className={button.row}>
            {networks.map(({ icon, name, url }) => (
              <TextLink to={url} icon={icon} key={name}>
                {name}
              </TextLink>
            ))}
          </p>
        </div>
      )}
    </Section>
  )
}
