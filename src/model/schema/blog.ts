import * as z from 'zod'
import { line, link, list, object, page } from './fields.ts'

export const blogSchema = object({
  ...page,
  label: line,
  intro: line,
  categories: list(line),
  /** Where callouts without a URL lead, by what they mention. */
  callouts: z.record(line, link, 'must have words before the colon').default({}),
  closing: object({ title: line, text: line, chatLabel: line, callLabel: line }),
  articleAsk: object({ title: line, chatLabel: line }),
  articleClosing: line,
})

export type Blog = z.infer<typeof blogSchema>
