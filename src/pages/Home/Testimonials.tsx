import { Frame } from '../../components/Frame/Frame.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import { columnSizes } from '../../components/Picture/sizes.ts'
import { Section } from '../../components/Section/Section.tsx'
import * as text from '../../components/Text/Text.module.css'
import Carousel from '../../islands/Carousel/Carousel.tsx'
import { Island } from '../../islands/Island.tsx'
import type { Home, Testimonial } from '../../model/schema.ts'
import * as css from './Testimonials.module.css'

/** What clients say, one at a time with script and under each other without. The words stay in the page; the island is the controls. */
export function Testimonials({ testimonials: { heading, items } }: { testimonials: Home['testimonials'] }) {
  return (
    <Section ground="dark" labelledBy="clients">
      <h2 className={text.visuallyHidden} id="clients">
        {heading}
      </h2>
      <div className={css.carousel} data-carousel="">
        <ul className={css.slides} aria-live="polite">
          {items.map((item, index) => (
            <li className={css.slide} data-slide="" data-on={index === 0 ? '' : undefined} key={item.name}>
              <Quote testimonial={item} />
            </li>
          ))}
        </ul>
        <Island
          name="Carousel"
          component={Carousel}
          props={{ count: items.length, previousLabel: 'Previous testimonial', nextLabel: 'Next testimonial' }}
          load="visible"
        />
      </div>
    </Section>
  )
}

/** The room beside the words: not a portrait of the client. */
function Quote({ testimonial: { quote, name, title, image } }: { testimonial: Testimonial }) {
  return (
    <figure className={css.quote}>
      <Frame>
        <Picture image={image} sizes={columnSizes('48rem', '26vw')} className={css.picture} />
      </Frame>
      <blockquote>
        <p>“{quote}”</p>
      </blockquote>
      <figcaption>
        <b className={text.d4}>{name}</b>
        <span className={text.caption}>{title}</span>
      </figcaption>
    </figure>
  )
}
