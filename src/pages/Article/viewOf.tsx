import type { Site } from '../../model/site.ts'
import { ArticleView } from './ArticleView.tsx'
import type { Post } from './placeholder.ts'
import { relatedTo } from './relatedTo.ts'

/** An article in its template, given just what it shows: the same properties mean the same page. */
export function viewOf({ articles, blog, settings }: Site, article: Post, route: string) {
  const related = relatedTo(article, route, articles)
  return <ArticleView article={article} route={route} related={related} blog={blog} contact={settings.contact} />
}
