import * as button from '../../components/Button/Button.module.css'
import { TextLink } from '../../components/Button/Button.tsx'
import { columnSizes } from '../../components/Picture/sizes.ts'
import { PlanPicture } from '../../components/PlanPicture/PlanPicture.tsx'
import { Slashes } from '../../components/Slashes/Slashes.tsx'
import * as text from '../../components/Text/Text.module.css'
import { useWords } from '../../components/words.ts'
import { chatText } from '../../model/firm/chatText.ts'
import { chatLink } from '../../model/firm/phone.ts'
import { routes } from '../../model/routes.ts'
import type { Estimate } from '../../model/schema/estimate.ts'
import type { Service } from '../../model/schema/services.ts'
import type { Settings } from '../../model/schema/settings.ts'
import { withoutEmphasis } from '../../model/text/emphasis.ts'
import * as css from './ServiceBlocks.module.css'

/** The services: picture and text in seven and four columns, the same mirrored, then full width, and so on. */
export function ServiceBlocks({ services, ...rest }: BlockContext & { services: readonly Service[] }) {
  return (
    <div className={css.blocks}>
      {services.map((service, index) => (
        <ServiceBlock {...rest} service={service} width={index % 3 === 2 ? '91vw' : '52vw'} key={service.id} />
      ))}
    </div>
  )
}

interface BlockContext {
  estimate: Estimate
  settings: Settings
}

function ServiceBlock({ service, width, estimate, settings }: BlockContext & { service: Service; width: string }) {
  const { id, title, description, features, spaces, icon, image, linkText, category, projectScope } = service
  const { contact, messages } = settings
  const words = useWords().services
  const heading = `${id}-heading`
  return (
    <article className={css.block} id={id} aria-labelledby={heading}>
      <PlanPicture image={image} plan={icon} sizes={columnSizes('64rem', width)} />
      <div className={css.text}>
        <div className={css.words}>
          <h2 className={text.d2} id={heading}>
            {title}
          </h2>
          <p className={`${text.muted} ${text.measure}`}>{description}</p>
          {spaces && <Slashes items={spaces} label={words.spaces} />}
        </div>
        <div>
          <ul className={css.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          {service.cost && <p className={text.d4}>{service.cost}</p>}
          {service.weeks && <p className={text.muted}>{service.weeks}</p>}
          <div className={`${button.links} ${css.links}`} data-screen="">
            {estimate.shown && (service.cost || service.estimate) && (
              <TextLink to={routes.estimate(service.estimate)} about={heading}>
                {withoutEmphasis(estimate.linkText)}
              </TextLink>
            )}
            <TextLink to={category ? routes.project(category) : routes.gallery}>{linkText}</TextLink>
            <span className={button.links}>
              <TextLink to={routes.enquiry({ projectScope })} icon="mail" about={heading}>
                {words.form}
              </TextLink>
              <TextLink
                to={chatLink(contact.mobile, chatText(messages, 'service', title))}
                icon="chat"
                about={heading}
                newTab
              >
                {words.chat}
              </TextLink>
            </span>
          </div>
        </div>
      </div>
    </article>
  )
}
