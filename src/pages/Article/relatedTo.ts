import { sameCategory } from '../../model/article/related.ts'
import { routes } from '../../model/routes.ts'
import type { RelatedLink } from '../../model/schema/article.ts'
import type { Site } from '../../model/site.ts'
import type { Post } from './placeholder.ts'

/** An item of 'Related Articles'. */
export interface RelatedItem extends RelatedLink {
  /** The language of an article that is not in the site's. */
  readonly language?: string
}

/** The items of 'Related Articles': the article's own links or, if its list is or has become empty, others of its category. */
export function relatedTo(
  { id, category, relatedLinks }: Post,
  route: string,
  articles: Site['articles'],
): readonly RelatedItem[] {
  if (relatedLinks === undefined || relatedLinks.length > 0) return relatedLinks ?? []
  const own = route === routes.article(id) ? id : 0 // support notes and articles are numbered separately
  return sameCategory({ id: own, category }, articles).map((other) => ({
    text: other.title,
    language: other.language,
    url: routes.article(other.id),
    image: other.image,
    date: other.date,
  }))
}
