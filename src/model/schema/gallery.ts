import * as z from 'zod'
import { GALLERY_CATEGORIES } from '../constants.ts'
import { closing, line, object, page, picture, positiveInteger, some } from './fields.ts'

export const gallerySchema = object({
  ...page,
  intro: line,
  hero: picture,
  comparisonHeading: line,
  gridHeading: line,
  projects: z.array(object({ category: z.enum(GALLERY_CATEGORIES), place: line })).length(GALLERY_CATEGORIES.length),
  items: z.array(
    object({
      id: positiveInteger,
      title: line,
      category: z.enum(GALLERY_CATEGORIES),
      image: picture,
      size: z.enum(['small', 'medium', 'large']),
      pair: z.enum(['A', 'B']).optional(),
      state: z.enum(['before', 'after']).optional(),
    }),
  ),
  summaries: object({
    heading: line,
    statement: line,
    items: some(object({ title: line, text: line, facts: some(object({ label: line, value: line }), 6) }), 4),
  }),
  testimonials: object({ heading: line, statement: line }),
  areasHeading: line,
  closing,
})

export type Gallery = z.infer<typeof gallerySchema>
export type GalleryItem = Gallery['items'][number]
