import { Card } from '../../components/Card/Card.tsx'
import { columnSizes } from '../../components/Picture/sizes.ts'
import { Slashes } from '../../components/Slashes/Slashes.tsx'
import { Avatar } from '../../layout/Avatar/Avatar.tsx'
import type { Article } from '../../model/article.ts'
import { coversOf } from '../../model/covers.ts'
import { displayDate } from '../../model/dates.ts'
import { routes } from '../../model/routes.ts'
import { unpublishedLabel } from '../../model/unpublishedLabel.ts'
import * as css from './ArticleCards.module.css'

/** The articles as cards: 1, 2 and 3 columns. From 3 columns on, some are two wide and their neighbours tall. */
export function ArticleCards({ articles }: { articles: readonly Article[] }) {
  const covers = coversOf(articles.map(({ id, title, image }) => ({ title, route: routes.article(id), image })))
  return (
    <ul className={css.cards}>
      {articles.map((article, index) => (
        <li key={article.id}>
          <Card
            to={routes.article(article.id)}
            title={article.title}
            language={article.language}
            level={2}
            image={article.image}
            cover={covers[index]}
            sizes={sizesAt(index)}
            hero={index === 0}
            badges={[article.category, ...unpublishedLabel(article)]}
          >
            <p lang={article.language}>{article.excerpt}</p>
            <div className={css.meta}>
              <Avatar image={article.authorImage} />
              <Slashes
                items={[
                  article.author,
                  <time dateTime={article.date} key="date">
                    {displayDate(article.date)}
                  </time>,
                ]}
              />
            </div>
          </Card>
        </li>
      ))}
    </ul>
  )
}

/** Cards that are two columns wide, and tall ones, which show a 16:9 picture at twice their width: 1, 2, 9, 10 of 16. */
function sizesAt(index: number): string {
  const large = [0, 1, 8, 9].includes(index % 16)
  return `(min-width: 64rem) ${large ? 'min(60vw, 58rem)' : 'min(27.5vw, 31rem)'}, ${columnSizes('48rem', '48vw')}`
}
