import { TextLink } from '../../components/Button/Button.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { Picture } from '../../components/Picture/Picture.tsx'
import * as text from '../../components/Text/Text.module.css'
import { useWords } from '../../components/words.ts'
import { unpublishedLabel } from '../../model/article/unpublishedLabel.ts'
import { routes } from '../../model/routes.ts'
import { displayDate } from '../../model/text/dates.ts'
import { format } from '../../model/text/format.ts'
import * as css from './ArticleHero.module.css'
import { Breadcrumb } from './Breadcrumb.tsx'
import type { Post } from './placeholder.ts'

interface ArticleHeroProps {
  article: Post
  route: string
  minutes: number
}

/** Small windows and upright tablets crop it at the sides. Phones in portrait get the upright part, with own `sizes`. */
const sizes = '(max-width:37.49rem) 130vw,(max-width:63.99rem) and (orientation:portrait) 180vw,100vw'

/** The picture of an article and, over its lower part, links back, the title, the author and the dates. */
export function ArticleHero({ article, route, minutes }: ArticleHeroProps) {
  const { title, language, image, category, date, updated, author } = article
  const words = useWords()
  return (
    <header className={image ? css.hero : `${css.hero} ${css.louvre}`}>
      {image && <Picture image={image} sizes={sizes} hero upright />}
      <div className={css.title}>
        <div className={css.ways} data-screen="">
          <TextLink to={routes.blog} icon="back">
            {words.article.back}
          </TextLink>
          <Breadcrumb title={title} language={language} note={route === routes.note(article.id)} />
        </div>
        {[category, ...unpublishedLabel(article)].map((label) => label && <Badge label={label} key={label} />)}
        <h1 lang={language}>{title}</h1>
        <ul className={css.meta}>
          {date && (
            <li>
              <Icon name="calendar" />
              <time dateTime={date}>{displayDate(date, words.language)}</time>
            </li>
          )}
          {updated && (
            <li>
              <time dateTime={updated}>{format(words.article.updated, displayDate(updated, words.language))}</time>
            </li>
          )}
          <li>{author}</li>
          {category && <li>{category}</li>}
          <li>
            <Icon name="clock" />
            {format(words.article.minutes, minutes)}
          </li>
        </ul>
      </div>
    </header>
  )
}

function Badge({ label }: { label: string }) {
  return <span className={`${text.badge} ${css.badge}`}>{label}</span>
}
