import { chatText } from '../../model/firm/chatText.ts'
import type { Site } from '../../model/site.ts'
import { ArticleView } from './ArticleView.tsx'
import type { Post } from './placeholder.ts'
import { relatedTo } from './relatedTo.ts'

/** An article in its template, passed only what it shows, so that equal props mean an identical page. */
export function viewOf({ articles, blog, settings, together }: Site, article: Post, route: string) {
  const related = relatedTo(article, route, articles)
  const { contact, messages } = settings
  const chat = article.date ? chatText(messages, 'article', article.title) : chatText(messages)
  const shown = { article, route, related, blog, contact, chat, together }
  return <ArticleView {...shown} />
}
