import * as z from 'zod'
import { routes } from '../routes.ts'
import { LANGUAGES } from '../text/language.ts'
import { date, line, link, object, openingPicture, picture, positiveInteger } from './fields.ts'

export const articleSchema = object({
  id: positiveInteger,
  title: line,
  /** Only given when the article is not in the language of the site. */
  language: z.enum(LANGUAGES).optional(),
  metaTitle: line.optional(),
  metaDescription: line.optional(),
  date,
  updated: date.optional(),
  publishDate: date.optional(),
  draft: z.boolean().default(false),
  image: openingPicture.optional(),
  author: line,
  authorImage: z.union([picture, z.literal('mark')]).default('mark'),
  authorBio: line,
  category: line,
  tags: z.array(line).default([]),
  cta: object({
    text: line.optional(),
    buttonText: line.optional(),
    buttonLink: link.default(routes.contact),
  }).prefault({}),
  relatedLinks: z.array(object({ text: line, url: link, image: picture.optional(), date: date.optional() })).optional(),
}).refine(({ date, updated = date }) => updated >= date, { path: ['updated'], error: 'must be on or after "date"' })

export type FrontMatter = z.infer<typeof articleSchema>
export type RelatedLink = NonNullable<FrontMatter['relatedLinks']>[number]
