import * as frame from '../../components/Frame/Frame.module.css'
import { Icon } from '../../components/Icon/Icon.tsx'
import { Link } from '../../components/Link/Link.tsx'
import { overhang } from '../../components/Picture/overhang.ts'
import { Picture } from '../../components/Picture/Picture.tsx'
import { columnSizes } from '../../components/Picture/sizes.ts'
import { useResources } from '../../components/resources.ts'
import { Section } from '../../components/Section/Section.tsx'
import * as text from '../../components/Text/Text.module.css'
import { useWords } from '../../components/words.ts'
import type { Testimonial } from '../../model/schema/fields.ts'
import type { Home } from '../../model/schema/home.ts'
import { inQuotes } from '../../model/text/quotes.ts'
import { wrap } from '../../model/wrap.ts'
import * as css from './Testimonials.module.css'

/** What clients say, side by side in a row that scrolls. Its arrows are links, which src/client/slides.ts enhances. */
export function Testimonials({ testimonials: { heading, items } }: { testimonials: Required<Home>['testimonials'] }) {
  return (
    <Section ground="dark" labelledBy="clients">
      <h2 className={text.visuallyHidden} id="clients">
        {heading}
      </h2>
      <ul className={css.slides} data-slides="">
        {items.map((item, index) => (
          <li className={css.slide} key={item.name}>
            <Quote testimonial={item} id={quoteId(index)} />
            {items.length > 1 && <Arrows index={index} count={items.length} />}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** A quote beside a picture of the client's room, not a portrait. */
function Quote({ testimonial: { quote, name, title, image }, id }: { testimonial: Testimonial; id: string }) {
  const wide = overhang(image, 4 / 5, useResources())
  return (
    <figure className={css.quote}>
      <div className={frame.frame}>
        <Picture image={image} sizes={columnSizes('48rem', `${Math.round(26 * wide)}vw`)} className={css.picture} />
      </div>
      <blockquote className={text.hanging} id={id}>
        <p>{inQuotes(quote)}</p>
      </blockquote>
      <figcaption>
        <b className={text.d4}>{name}</b>
        <span className={text.caption}>{title}</span>
      </figcaption>
    </figure>
  )
}

/** Links to the previous and next slides, wrapping around. Screen readers read the slide's quote with each arrow. */
function Arrows({ index, count }: { index: number; count: number }) {
  const { previous, next } = useWords().home
  const address = (step: number) => `#${quoteId(wrap(index, step, count))}`
  return (
    <p className={css.arrows}>
      <Link to={address(-1)} rel="prev" aria-label={previous} aria-describedby={quoteId(index)}>
        <Icon name="back" />
      </Link>
      <span>{`${index + 1} / ${count}`}</span>
      <Link to={address(1)} rel="next" aria-label={next} aria-describedby={quoteId(index)}>
        <Icon name="arrow" />
      </Link>
    </p>
  )
}

function quoteId(index: number): string {
  return `client-${index + 1}`
}
