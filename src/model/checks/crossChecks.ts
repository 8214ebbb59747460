import type { Targets } from '../article/articleLinks.ts'
import { unpack } from '../article/packed.ts'
import { isReady } from '../article/unpublished.ts'
import { ARTICLES_PER_PAGE } from '../constants.ts'
import type { ArticleEntry, Content } from '../content.ts'
import type { Problem } from '../problem.ts'
import { routes } from '../routes.ts'
import { didYouMean } from '../text/didYouMean.ts'
import { choiceProblems } from './choices.ts'
import { estimateProblems } from './estimateProblems.ts'
import { galleryProblems } from './galleryProblems.ts'
import { instructionProblems } from './instructionProblems.ts'
import { linkProblems } from './linkProblems.ts'
import { redirectProblems } from './redirectProblems.ts'
import { serviceProblems } from './serviceProblems.ts'

/**
 * Problems that no single file reveals: duplicate ids, unknown categories, an inconsistent gallery, links and redirects to
 * nowhere. `shown` is the number of articles that the blog lists.
 */
export function crossChecks(content: Content, shown: number, targets: Targets): Problem[] {
  const entries = [...content.articles, ...content.notes]
  return [
    ...sameIds(content.articles),
    ...sameIds(content.notes),
    ...unknownCategories(content),
    ...galleryProblems(content),
    ...serviceProblems(content),
    ...estimateProblems(content),
    ...choiceProblems(content),
    ...instructionProblems(entries),
    ...emptyArticles(entries),
    ...linkProblems(content, targets),
    ...redirectProblems(content.redirects, pageRoutes(content, shown), content.settings.data.base),
  ]
}

/** Of a draft and an article with one id, the draft is to blame: it stops no build. */
function sameIds(entries: readonly ArticleEntry[]): Problem[] {
  const files = new Map<number, string>()
  const draftsLast = entries.toSorted((a, b) => Number(isReady(b)) - Number(isReady(a)))
  return draftsLast.flatMap(({ file, data }) => {
    const earlier = files.get(data.id)
    files.set(data.id, earlier ?? file)
    if (!earlier) return []
    const reason = `The id ${data.id} is already used by ${earlier}`
    return [{ file, path: ['id'], rule: 'duplicate-id', reason, remedy: 'Give the newer one another id.' }]
  })
}

/** Articles that would go live without a text. One without an excerpt may still be a table or a picture. */
function emptyArticles(entries: readonly ArticleEntry[]): Problem[] {
  const empty = entries.filter(({ data, excerpt, body }) => {
    return !data.draft && excerpt === '' && unpack(body).every(({ type }) => type === 'heading')
  })
  const remedy = 'Write some below its front matter, or add "draft: true" there.'
  return empty.map(({ file }) => {
    return { file, path: ['title'], rule: 'no-text', reason: 'The article has no text', remedy, warning: true }
  })
}

function unknownCategories({ blog, articles, notes }: Content): Problem[] {
  const { categories } = blog.data
  return [...articles, ...notes].flatMap(({ file, data: { category } }): Problem[] => {
    if (categories.includes(category)) return []
    const reason = `There is no category ${JSON.stringify(category)} in ${blog.file}`
    const otherwise = `Use one of ${categories.join(', ')}, or add the category.`
    const isJoined = categories.some((each) => each.split(/[，、]/).includes(category))
    const remedy = isJoined
      ? `Type the commas in ${blog.file} with the keyboard set to English.`
      : didYouMean(category, categories, otherwise)
    return [{ file, path: ['category'], rule: 'unknown-category', reason, remedy }]
  })
}

/** Routes that lead to a page, or will: a scheduled article goes live at night, when nobody may be there. */
function pageRoutes({ articles, notes }: Content, shown: number): Set<string> {
  return new Set([
    ...Object.values(routes).filter((route) => typeof route === 'string'),
    ...Array.from({ length: Math.ceil(shown / ARTICLES_PER_PAGE) }, (_, at) => routes.blogPage(at + 1)),
    ...articles.filter(isReady).map(({ data }) => routes.article(data.id)),
    ...notes.filter(isReady).map(({ data }) => routes.note(data.id)),
  ])
}
