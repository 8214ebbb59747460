import { defineCollection } from 'astro:content'
import { glob } from 'astro/loaders'

export const collections = {
  articles: defineCollection({ loader: glob({ base: './content/blog', pattern: '*.md' }) }),
  pages: defineCollection({ loader: glob({ base: './content', pattern: '*.md' }) }),
}
