import { Card } from '../../components/Card/Card.tsx'
import { columnSizes } from '../../components/Picture/sizes.ts'
import * as text from '../../components/Text/Text.module.css'
import { useWords } from '../../components/words.ts'
import { coversOf } from '../../model/pictures/covers.ts'
import { displayDate } from '../../model/text/dates.ts'
import * as css from './Related.module.css'
import type { RelatedItem } from './relatedTo.ts'

/** Further reading, in columns that step down. Renders nothing if there are no items. */
export function Related({ items }: { items: readonly RelatedItem[] }) {
  const words = useWords()
  if (items.length === 0) return null
  const covers = coversOf(items.map(({ text: title, url: route, image }) => ({ title, route, image })))
  return (
    <section className={css.related} aria-labelledby="related" data-screen="">
      <h2 className={text.d2} id="related">
        {words.article.related}
      </h2>
      <ul>
        {items.map(({ text: title, language, url, image, date }, index) => (
          <li key={url + title}>
            <Card
              to={url}
              title={title}
              language={language}
              level={3}
              image={image}
              cover={covers[index]}
              sizes={`(min-width:123rem) 32rem,${columnSizes('48rem', '26vw')}`}
              widest={1280}
            >
              {date && (
                <p>
                  <time dateTime={date}>{displayDate(date, words.language)}</time>
                </p>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
