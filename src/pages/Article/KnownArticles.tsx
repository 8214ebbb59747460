import { useResources } from '../../components/resources.ts'
import { routes } from '../../model/routes.ts'
import type { Site } from '../../model/site.ts'
import { jsonForScript } from '../../seo/json.ts'

/** The URLs of all articles by id. With them, src/client/unknownArticle.ts redirects '/blog/007' to its article. */
export function KnownArticles({ site }: { site: Site }) {
  const { href } = useResources()
  const articles = Object.fromEntries(site.articles.map(({ id }) => [id, href(routes.article(id))]))
  const json = jsonForScript({ blog: href(routes.blog), articles })
  return <script type="application/json" data-articles="" dangerouslySetInnerHTML={{ __html: json }} />
}
