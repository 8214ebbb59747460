import type { Article } from '../../model/article/article.ts'
import { pack } from '../../model/article/packed.ts'
import { routes } from '../../model/routes.ts'
import type { Site } from '../../model/site.ts'

/** An article as the template shows it. The placeholder has neither a date nor a category. */
export type Post = Omit<Article, 'date' | 'category'> & Partial<Pick<Article, 'date' | 'category'>>

/** The article shown for an unknown id. */
export function placeholder({ settings, words }: Site): Post {
  const { text, author } = settings.placeholderArticle
  const { title, ctaText, buttonText } = words.articleDefaults
  return {
    id: 0,
    file: 'content/site.yaml',
    title,
    author,
    authorImage: 'mark',
    authorBio: settings.firm.description,
    body: pack([{ type: 'paragraph', text: [text] }]),
    excerpt: text,
    draft: false,
    tags: [],
    cta: { text: ctaText, buttonText, buttonLink: routes.contact },
  }
}
