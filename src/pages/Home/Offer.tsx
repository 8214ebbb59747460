import { TextLink } from '../../components/Button/Button.tsx'
import { columnSizes } from '../../components/Picture/sizes.ts'
import { PlanPicture } from '../../components/PlanPicture/PlanPicture.tsx'
import { Section, SectionHead } from '../../components/Section/Section.tsx'
import { Slashes } from '../../components/Slashes/Slashes.tsx'
import * as text from '../../components/Text/Text.module.css'
import { routes } from '../../model/routes.ts'
import type { Home } from '../../model/schema/home.ts'
import type { Service } from '../../model/schema/services.ts'
import * as css from './Offer.module.css'

/** 'What We Offer': the services, in a varied layout rather than a uniform grid. */
export function Offer({ offer, services }: { offer: Home['offer']; services: readonly Service[] }) {
  const cards = offer.cards.flatMap((card) => {
    const service = services.find(({ id }) => id === card.service)
    return service ? [{ ...card, service }] : []
  })
  return (
    <Section id="offer" labelledBy="offer-heading">
      <SectionHead id="offer-heading" heading={offer.heading} statement={offer.statement} />
      <div className={css.cards}>
        {cards.map(({ service, text: words, points, linkText, plan }, index) => {
          const form = formOf(index, cards.length)
          return (
            <article className={`${css.card} ${css[form]}`} key={service.id}>
              <PlanPicture image={service.image} plan={plan} sizes={columnSizes('48rem', widths[form])} />
              <div className={css.text}>
                <h3 className={text.d3}>{service.title}</h3>
                <p className={`${text.muted} ${text.measure}`}>{words}</p>
                <Slashes items={points} />
                <TextLink to={`${routes.services}#${service.id}`}>{linkText}</TextLink>
              </div>
            </article>
          )
        })}
      </div>
    </Section>
  )
}

/** Widths of pictures: seven of twelve columns, five, or eight in a row of its own. */
const widths = { large: '52vw', small: '36vw', row: '60vw' }

/** Pairs of a large and a small card, each followed by a row; later pairs are mirrored. Four are just two pairs. */
function formOf(index: number, count: number): 'large' | 'small' | 'row' {
  const first = count === 4 ? index % 2 : index % 3
  if (first === 2 || (first === 0 && index === count - 1)) return 'row'
  const turned = index > 1
  return (first === 0) === turned ? 'small' : 'large'
}
