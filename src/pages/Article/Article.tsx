import type { Article } from '../../model/article.ts'
import type { Page } from '../../model/page.ts'
import { routes } from '../../model/routes.ts'
import type { Site } from '../../model/site.ts'
import { KnownArticles } from './KnownArticles.tsx'
import { placeholder } from './placeholder.ts'
import { viewOf } from './viewOf.tsx'

/** The pages of articles and support notes, and the placeholder for unknown articles. */
export function* articlePages(site: Site): Iterable<Page> {
  for (const article of site.articles) yield articlePage(site, article, routes.article(article.id))
  for (const note of site.notes) yield articlePage(site, note, routes.note(note.id))
  yield placeholderPage(site)
}

function articlePage(site: Site, article: Article, route: string): Page {
  return {
    route,
    kind: 'article',
    file: article.file,
    title: article.metaTitle ?? article.title,
    name: article.title,
    description: article.metaDescription ?? article.excerpt,
    index: !article.unpublished,
    image: article.image,
    breadcrumbs: [
      { name: site.words.navigation.blog, route: routes.blog },
      { name: article.title, route },
    ],
    header: 'picture',
    published: article.date,
    modified: article.updated,
    article,
    body: viewOf(site, article, route),
  }
}

/** The page for an unknown article id. Hosts, or a script on the 404 page, show it in place of the missing article. */
export function placeholderPage(site: Site): Page {
  const article = placeholder(site)
  const route = routes.placeholder
  return {
    route,
    kind: 'article',
    file: 'content/site.yaml',
    title: article.title,
    name: article.title,
    description: article.excerpt,
    index: false,
    breadcrumbs: [
      { name: site.words.navigation.blog, route: routes.blog },
      { name: article.title, route },
    ],
    header: 'picture',
    body: (
      <>
        <KnownArticles site={site} />
        {viewOf(site, article, route)}
      </>
    ),
  }
}
