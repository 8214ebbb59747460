import type { Page } from '../../model/page.ts'
import { routes } from '../../model/routes.ts'
import type { Article, Site } from '../../model/site.ts'

export function* articlePages(site: Site): Iterable<Page> {
  for (const article of site.articles) yield articlePage(article, routes.article(article.id))
  for (const note of site.notes) yield articlePage(note, routes.note(note.id))
}

function articlePage(article: Article, route: string): Page {
  return {
    route,
    kind: 'article',
    file: article.file,
    title: article.metaTitle ?? article.title,
    name: article.title,
    description: article.metaDescription ?? article.excerpt,
    index: true,
    image: article.image,
    breadcrumbs: [{ name: 'Blog', route: routes.blog }, { name: article.title, route }],
    header: 'light',
    published: article.date,
    body: <h1>{article.title}</h1>,
  }
}
