import type { Page } from '../../model/page.ts'
import { routes } from '../../model/routes.ts'
import type { Site } from '../../model/site.ts'
import { type Post, placeholder } from './placeholder.ts'
import { UnknownArticle } from './UnknownArticle.tsx'
import { viewOf } from './viewOf.tsx'

/** The pages of articles and support notes, and the placeholder for unknown articles. */
export function* articlePages(site: Site): Iterable<Page> {
  for (const article of site.articles) yield { ...postPage(site, article, routes.article(article.id)), article }
  for (const note of site.notes) yield { ...postPage(site, note, routes.note(note.id)), article: note }
  yield placeholderPage(site)
}

/** The page for an unknown article id. Hosts, or a script on the 404 page, show it in place of the missing article. */
export function placeholderPage(site: Site): Page {
  const page = postPage(site, placeholder(site), routes.placeholder)
  const body = (
    <>
      <UnknownArticle />
      {page.body}
    </>
  )
  return { ...page, index: false, body }
}

function postPage(site: Site, post: Post, route: string): Page {
  return {
    route,
    kind: 'article',
    file: post.file,
    title: post.metaTitle ?? post.title,
    name: post.title,
    description: post.metaDescription ?? (post.excerpt || post.title),
    index: !post.unpublished,
    image: post.image,
    breadcrumbs: [
      { name: site.words.navigation.blog, route: routes.blog },
      { name: post.title, route },
    ],
    header: 'picture',
    published: post.date,
    modified: post.updated,
    body: viewOf(site, post, route),
  }
}
