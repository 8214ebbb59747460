import { Band } from '../../components/Band/Band.tsx'
import { ButtonLink } from '../../components/Button/Button.tsx'
import { Fold } from '../../components/Fold/Fold.tsx'
import * as grounds from '../../components/Ground/Ground.module.css'
import { Rich } from '../../components/Rich/Rich.tsx'
import * as text from '../../components/Text/Text.module.css'
import { Mark } from '../../layout/Logo/Mark.tsx'
import { ARTICLES_PER_PAGE } from '../../model/constants.ts'
import { chatText } from '../../model/firm/chatText.ts'
import { chatLink, chatNumber, telLink } from '../../model/firm/phone.ts'
import type { Page } from '../../model/page.ts'
import { routes } from '../../model/routes.ts'
import type { Site } from '../../model/site.ts'
import { punctuated } from '../../model/text/chinese.ts'
import { withoutEmphasis } from '../../model/text/emphasis.ts'
import { format } from '../../model/text/format.ts'
import { ArticleCards } from './ArticleCards.tsx'
import * as css from './Blog.module.css'
import { Pagination } from './Pagination.tsx'

/** The blog list, newest first, in pages: /blog, /blog/page/2 and so on. */
export function* blogPages(site: Site): Iterable<Page> {
  const count = Math.max(1, Math.ceil(site.articles.length / ARTICLES_PER_PAGE))
  for (let number = 1; number <= count; number += 1) yield blogPage(site, number, count)
}

function blogPage(site: Site, number: number, count: number): Page {
  const { blog, settings, articles, words } = site
  const pageName = format(words.blog.pageName, number)
  const position = format(words.blog.page, number, count)
  const titled = (title: string) => (number === 1 ? title : punctuated(`${title}, ${pageName}`))
  const route = routes.blogPage(number)
  const shown = articles.slice((number - 1) * ARTICLES_PER_PAGE, number * ARTICLES_PER_PAGE)
  const { firm, contact, messages } = settings
  const first = { name: words.navigation.blog, route: routes.blog }
  return {
    route,
    kind: 'blog',
    file: 'content/blog.yaml',
    title: titled(blog.metaTitle),
    name: titled(withoutEmphasis(blog.title)),
    description: number === 1 ? blog.metaDescription : punctuated(`${blog.metaDescription} ${position}.`),
    index: articles.length > 0,
    breadcrumbs: number === 1 ? [first] : [first, { name: pageName, route }],
    header: 'light',
    body: (
      <>
        <header className={`${grounds.dark} ${css.head}`}>
          <p className={text.label}>{blog.label}</p>
          <h1>
            <Rich text={blog.title} />
          </h1>
          <p className={`${text.lead} ${text.muted}`}>{blog.intro}</p>
          {!firm.logo && (
            <div className={css.vents} aria-hidden="true">
              <Mark />
              <Mark />
              <Mark />
              <Mark />
            </div>
          )}
        </header>
        <Fold of="Blog" />
        <section className={css.list} aria-label={words.blog.articles}>
          {shown.length > 0 ? (
            <ArticleCards articles={shown} />
          ) : (
            <div className={css.empty}>
              <p className={text.d2}>{words.blog.none}</p>
              <p className={`${text.lead} ${text.muted}`}>{words.blog.soon}</p>
            </div>
          )}
          {count > 1 && <Pagination number={number} count={count} />}
        </section>
        <Band id="question" title={blog.closing.title} text={blog.closing.text} ground="mist">
          <ButtonLink to={chatLink(chatNumber(contact), chatText(messages))} icon="chat" newTab>
            {blog.closing.chatLabel}
          </ButtonLink>
          <ButtonLink to={telLink(contact.phone)} look="line" icon="phone">
            {blog.closing.callLabel}
          </ButtonLink>
        </Band>
      </>
    ),
  }
}
