import { z } from 'zod'
import { fromZodError } from 'zod-validation-error'

const article = z.object({
  title: z.string(),
  metaTitle: z.string().optional(),
  description: z.string(),
  date: z.date(),
  author: z.string(),
  category: z.enum(['Renovation', 'Interior Design']),
  tags: z.array(z.string()),
})

/** A schema, as https://www.11ty.dev/docs/data-validate/ shows it. */
export default {
  eleventyDataSchema(data) {
    const { error } = article.safeParse(data)
    if (error) throw fromZodError(error)
  },
}
