import { Link } from '../../components/Link/Link.tsx'
import { Plan } from '../../components/Plan/Plan.tsx'
import { Section, SectionHead } from '../../components/Section/Section.tsx'
import * as spaces from '../../components/Spaces/Spaces.module.css'
import * as text from '../../components/Text/Text.module.css'
import { columnsFor } from '../../model/columns.ts'
import { routes } from '../../model/routes.ts'
import type { Estimate } from '../../model/schema/estimate.ts'
import * as css from './NumberTeaser.module.css'

/** The link to 'Your first number': choosing a space here answers its first question. */
export function NumberTeaser({ estimate }: { estimate: Estimate }) {
  const three = columnsFor(estimate.spaces.length, 4) === 3 && css.three
  return (
    <Section labelledBy="first-number">
      <SectionHead id="first-number" heading={estimate.heading} statement={estimate.linkText}>
        <p className={`${text.lead} ${text.muted} ${css.teaser}`}>{estimate.teaser}</p>
      </SectionHead>
      <ul className={[spaces.spaces, css.spaces, three].filter(Boolean).join(' ')}>
        {estimate.spaces.map(({ key, label, plan }) => (
          <li key={key}>
            <Link className={spaces.space} to={routes.estimate({ space: key })}>
              <Plan name={plan} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
