import { Link } from '../../components/Link/Link.tsx'
import type { Page } from '../../model/page.ts'
import { routes } from '../../model/routes.ts'
import type { Site } from '../../model/site.ts'

export function* blogPages(site: Site): Iterable<Page> {
  const { blog } = site
  yield {
    route: routes.blog,
    kind: 'blog',
    file: 'content/blog.yaml',
    title: blog.metaTitle,
    name: blog.title,
    description: blog.metaDescription,
    index: true,
    breadcrumbs: [{ name: 'Blog', route: routes.blog }],
    header: 'light',
    body: (
      <>
        <h1>{blog.title}</h1>
        <ul>
          {site.articles.map((article) => (
            <li key={article.id}>
              <Link to={routes.article(article.id)}>{article.title}</Link>
            </li>
          ))}
        </ul>
      </>
    ),
  }
}
