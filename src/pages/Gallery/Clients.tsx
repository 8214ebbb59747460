import { Picture } from '../../components/Picture/Picture.tsx'
import { Section, SectionHead } from '../../components/Section/Section.tsx'
import * as text from '../../components/Text/Text.module.css'
import type { Testimonial } from '../../model/schema/fields.ts'
import { inQuotes } from '../../model/text/quotes.ts'
import * as css from './Clients.module.css'
import { Duo } from './Duo.tsx'

interface ClientsProps {
  heading: string
  statement: string
  items: readonly Testimonial[]
}

/** What clients say, each with a picture of the room. */
export function Clients({ heading, statement, items }: ClientsProps) {
  return (
    <Section ground="mist" labelledBy="clients">
      <SectionHead id="clients" heading={heading} statement={statement} />
      <Duo>
        {items.map(({ quote, name, title, image }) => (
          <figure className={css.client} key={name}>
            <blockquote className={`${text.d3} ${text.hanging}`}>{inQuotes(quote)}</blockquote>
            <figcaption>
              <Picture image={image} alt="" sizes="4rem" frame={css.room} small />
              <span>
                <b className={text.d4}>{name}</b>
                <span className={text.caption}>{title}</span>
              </span>
            </figcaption>
          </figure>
        ))}
      </Duo>
    </Section>
  )
}
