import { Band } from '../../components/Band/Band.tsx'
import { Blocks } from '../../components/Blocks/Blocks.tsx'
import { ButtonLink } from '../../components/Button/Button.tsx'
import { Prose } from '../../components/Prose/Prose.tsx'
import { tableOfContents } from '../../model/headings.ts'
import { telLink } from '../../model/phone.ts'
import { readingTime } from '../../model/readingTime.ts'
import type { Site } from '../../model/site.ts'
import { ArticleHero } from './ArticleHero.tsx'
import * as css from './ArticleView.module.css'
import { Contents } from './Contents.tsx'
import { Imprint } from './Imprint.tsx'
import type { Post } from './placeholder.ts'
import { Related } from './Related.tsx'
import { relatedTo } from './relatedTo.ts'
import { Share } from './Share.tsx'

interface ArticleViewProps {
  site: Site
  article: Post
  route: string
}

/** The article template: of articles, support notes and the placeholder (specification, section 2, Blog article). */
export function ArticleView({ site, article, route }: ArticleViewProps) {
  const { blog, settings } = site
  const { cta, content } = article
  const contents = tableOfContents(content)
  return (
    <>
      <article data-article="">
        <ArticleHero article={article} route={route} minutes={readingTime(content)} />
        <div className={css.progress} aria-hidden="true" />
        <div className={css.body}>
          {contents.length > 1 && <Contents entries={contents} ask={blog.articleAsk} contact={settings.contact} />}
          <div className={css.column}>
            <Prose>
              <Blocks blocks={content} />
            </Prose>
            <Imprint article={article} />
            <Share route={route} title={article.title} />
          </div>
        </div>
      </article>
      <Related items={relatedTo(article, route, site)} />
      <Band id="closing" title={cta.text} text={blog.articleClosing} ground="dark">
        <ButtonLink to={cta.buttonLink} go>
          {cta.buttonText}
        </ButtonLink>
        <ButtonLink to={telLink(settings.contact.phone)} look="line" icon="phone">
          {settings.contact.phone}
        </ButtonLink>
      </Band>
    </>
  )
}
