import { getCollection } from 'astro:content'

/** All articles, newest first. */
export async function newestFirst() {
  const articles = await getCollection('articles')
  return articles.sort((a, b) => new Date(b.data.date) - new Date(a.data.date))
}

/** One list page after another: 24 articles each. */
export async function listPages() {
  const articles = await newestFirst()
  const count = Math.ceil(articles.length / 24)
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    count,
    articles: articles.slice(index * 24, index * 24 + 24),
  }))
}
