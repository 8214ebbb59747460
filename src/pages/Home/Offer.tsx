import { TextLink } from '../../components/Button/Button.tsx'
import { columnSizes } from '../../components/Picture/sizes.ts'
import { PlanPicture } from '../../components/PlanPicture/PlanPicture.tsx'
import { Section, SectionHead } from '../../components/Section/Section.tsx'
import { Slashes } from '../../components/Slashes/Slashes.tsx'
import * as text from '../../components/Text/Text.module.css'
import { routes } from '../../model/routes.ts'
import type { Home, Service } from '../../model/schema.ts'
import * as css from './Offer.module.css'

interface OfferProps {
  offer: Home['offer']
  services: readonly Service[]
}

/** 'What We Offer': the three services, composed rather than repeated. */
export function Offer({ offer, services }: OfferProps) {
  const cards = offer.cards.flatMap((card) => {
    const service = services.find(({ id }) => id === card.service)
    return service ? [{ ...card, service }] : []
  })
  return (
    <Section id="offer" labelledBy="offer-heading" tight>
      <SectionHead id="offer-heading" heading={offer.heading} statement={offer.statement} />
      <div className={css.cards}>
        {cards.map(({ service, text: words, points, linkText }, index) => (
          <article className={css.card} key={service.id}>
            <PlanPicture
              image={service.image}
              plan={service.icon}
              sizes={columnSizes('48rem', widths[index] ?? '92vw')}
            />
            <div className={css.text}>
              <h3 className={text.d3}>{service.title}</h3>
              <p className={`${text.muted} ${text.measure}`}>{words}</p>
              <Slashes items={points} />
              <TextLink to={`${routes.services}#${service.id}`}>{linkText}</TextLink>
            </div>
          </article>
        ))}
      </div>
    </Section>
  )
}

/** Seven, five and eight columns of twelve. */
const widths = ['52vw', '36vw', '60vw']
