import { defineCollection, z } from 'astro:content'
import { glob } from 'astro/loaders'

/** With a schema, as https://docs.astro.build/en/guides/content-collections/ recommends. */
export const collections = {
  articles: defineCollection({
    loader: glob({ base: './content/blog', pattern: '*.md' }),
    schema: z.object({
      title: z.string(),
      metaTitle: z.string().optional(),
      description: z.string(),
      date: z.coerce.date(),
      author: z.string(),
      category: z.enum(['Renovation', 'Interior Design']),
      tags: z.array(z.string()),
    }),
  }),
  pages: defineCollection({ loader: glob({ base: './content', pattern: '*.md' }) }),
}
