import { Card } from '../../components/Card/Card.tsx'
import { columnSizes } from '../../components/Picture/sizes.ts'
import * as text from '../../components/Text/Text.module.css'
import { displayDate } from '../../model/dates.ts'
import type { RelatedLink } from '../../model/schema.ts'
import * as css from './Related.module.css'

/** Other things to read, stepping down. Without any there is no section. */
export function Related({ items }: { items: readonly RelatedLink[] }) {
  if (items.length === 0) return null
  return (
    <section className={css.related} aria-labelledby="related">
      <h2 className={text.d2} id="related">
        Related Articles
      </h2>
      <ul>
        {items.map(({ text: title, url, image, date }) => (
          <li key={url + title}>
            <Card to={url} title={title} level={3} image={image} sizes={columnSizes('48rem', 'min(26vw, 32rem)')}>
              {date && (
                <p>
                  <time dateTime={date}>{displayDate(date)}</time>
                </p>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
