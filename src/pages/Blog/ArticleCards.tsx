import { Card } from '../../components/Card/Card.tsx'
import { columnSizes } from '../../components/Picture/sizes.ts'
import { Slashes } from '../../components/Slashes/Slashes.tsx'
import { useWords } from '../../components/words.ts'
import { Avatar } from '../../layout/Avatar/Avatar.tsx'
import type { Article } from '../../model/article/article.ts'
import { unpublishedLabel } from '../../model/article/unpublishedLabel.ts'
import { coversOf } from '../../model/pictures/covers.ts'
import { routes } from '../../model/routes.ts'
import { displayDate } from '../../model/text/dates.ts'
import * as css from './ArticleCards.module.css'

/** Articles as cards in 1, 2 or 3 columns. With 3, some cards are two columns wide and their neighbours tall. */
export function ArticleCards({ articles }: { articles: readonly Article[] }) {
  const { language } = useWords()
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
            {article.excerpt && <p lang={article.language}>{article.excerpt}</p>}
            <div className={css.meta}>
              <Avatar image={article.authorImage} />
              <Slashes
                items={[
                  article.author,
                  <time dateTime={article.date} key="date">
                    {displayDate(article.date, language)}
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

/** Of 16 cards, 1, 2, 9 and 10 are two columns wide or tall. A tall one shows a 16:9 picture at twice its own width. */
function sizesAt(index: number): string {
  const large = [0, 1, 8, 9].includes(index % 16)
  const wide = large
    ? '(min-width:96.6rem) 58rem,(min-width:64rem) 60vw'
    : '(min-width:112.7rem) 31rem,(min-width:64rem) 27.5vw'
  return `${wide},${columnSizes('48rem', '48vw')}`
}
