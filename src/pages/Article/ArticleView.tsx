import { Band } from '../../components/Band/Band.tsx'
import { Blocks } from '../../components/Blocks/Blocks.tsx'
import { ButtonLink } from '../../components/Button/Button.tsx'
import { Fold } from '../../components/Fold/Fold.tsx'
import { Prose } from '../../components/Prose/Prose.tsx'
import { withCalloutLinks } from '../../model/article/calloutLink.ts'
import { tableOfContents } from '../../model/article/headings.ts'
import { unpack } from '../../model/article/packed.ts'
import { readingTime } from '../../model/article/readingTime.ts'
import { typesetBlocks } from '../../model/article/typesetBlocks.ts'
import { telLink } from '../../model/firm/phone.ts'
import { routes } from '../../model/routes.ts'
import type { Blog } from '../../model/schema/blog.ts'
import type { Settings } from '../../model/schema/settings.ts'
import type { Together } from '../../model/text/typography.ts'
import { ArticleHero } from './ArticleHero.tsx'
import * as css from './ArticleView.module.css'
import { Contents } from './Contents.tsx'
import { Imprint } from './Imprint.tsx'
import type { Post } from './placeholder.ts'
import { Related } from './Related.tsx'
import type { RelatedItem } from './relatedTo.ts'
import { Share } from './Share.tsx'

interface ArticleViewProps {
  article: Post
  route: string
  related: readonly RelatedItem[]
  blog: Blog
  contact: Settings['contact']
  together: Together
  /** Opening text of a chat. */
  chat: string
}

/** The template of articles, support notes and the placeholder. */
export function ArticleView({ article, route, related, blog, contact, chat, together }: ArticleViewProps) {
  const { cta } = article
  const blocks = typesetBlocks(withCalloutLinks(unpack(article.body), blog.callouts), together)
  const contents = tableOfContents(blocks)
  return (
    <>
      <article data-article="">
        <ArticleHero article={article} route={route} minutes={readingTime(blocks)} />
        <Fold of="Article" />
        <div className={css.progress} aria-hidden="true" data-screen="" />
        <div className={css.body}>
          {contents.length > 1 && (
            <Contents
              entries={contents}
              language={article.language}
              ask={blog.articleAsk}
              contact={contact}
              chat={chat}
            />
          )}
          <div className={css.column}>
            <Prose language={article.language}>
              <Blocks blocks={blocks} checklist={route === routes.note(article.id)} />
            </Prose>
            <Imprint article={article} />
            {route !== routes.placeholder && <Share route={route} title={article.title} />}
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
