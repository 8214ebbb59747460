import { Band } from '../../components/Band/Band.tsx'
import { Blocks } from '../../components/Blocks/Blocks.tsx'
import { ButtonLink } from '../../components/Button/Button.tsx'
import { Prose } from '../../components/Prose/Prose.tsx'
import { tableOfContents } from '../../model/headings.ts'
import { telLink } from '../../model/phone.ts'
import { readingTime } from '../../model/readingTime.ts'
import type { Blog, RelatedLink, Settings } from '../../model/schema.ts'
import { ArticleHero } from './ArticleHero.tsx'
import * as css from './ArticleView.module.css'
import { Contents } from './Contents.tsx'
import { Imprint } from './Imprint.tsx'
import type { Post } from './placeholder.ts'
import { Related } from './Related.tsx'
import { Share } from './Share.tsx'

interface ArticleViewProps {
  article: Post
  route: string
  related: readonly RelatedLink[]
  blog: Blog
  contact: Settings['contact']
}

/** The article template: of articles, support notes and the placeholder (specification, section 2, Blog article). */
export function ArticleView({ article, route, related, blog, contact }: ArticleViewProps) {
  const { cta } = article
  const content = article.content()
  const contents = tableOfContents(content)
  return (
    <>
      <article data-article="">
        <ArticleHero article={article} route={route} minutes={readingTime(content)} />
        <div className={css.progress} aria-hidden="true" />
        <div className={css.body}>
          {contents.length > 1 && <Contents entries={contents} ask={blog.articleAsk} contact={contact} />}
          <div className={css.column}>
            <Prose>
              <Blocks blocks={content} />
            </Prose>
            <Imprint article={article} />
            <Share route={route} title={article.title} />
          </div>
        </div>
      </article>
      <Related items={related} />
      <Band id="closing" title={cta.text} text={blog.articleClosing} ground="dark">
        <ButtonLink to={cta.buttonLink} go>
          {cta.buttonText}
        </ButtonLink>
        <ButtonLink to={telLink(contact.phone)} look="line" icon="phone">
          {contact.phone}
        </ButtonLink>
      </Band>
    </>
  )
}
