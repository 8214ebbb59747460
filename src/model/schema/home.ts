import * as z from 'zod'
import {
  closing,
  integer,
  line,
  list,
  object,
  openingPicture,
  page,
  picture,
  planName,
  section,
  testimonial,
} from './fields.ts'
import { MATERIAL_LOOKS } from './looks.ts'

const DELAY = 'must be a number of seconds from 0 to 1'

export const homeSchema = object({
  ...page,
  hero: object({ headline: line, intro: line, image: openingPicture, captionTitle: line, caption: line }),
  statement: line,
  offer: object({
    heading: line,
    statement: line,
    cards: list(object({ service: line, text: line, points: list(line, 6), linkText: line, plan: planName }), 6),
  }),
  apart: section({
    heading: line,
    statement: line,
    linkText: line,
    slip: object({ title: line, text: line, heading: line }),
    board: object({
      title: line,
      text: line,
      materials: list(object({ name: line, look: z.enum(MATERIAL_LOOKS) }), 8),
    }),
    weeks: object({ title: line, text: line }),
  }),
  featured: section({
    heading: line,
    statement: line,
    projects: list(
      object({
        id: integer,
        title: line,
        /** The name of its project in the gallery. */
        category: line,
        image: picture,
        place: line,
        /** Delay of its entrance animation, in seconds. */
        delay: z.number().min(0, DELAY).max(1, DELAY),
      }),
      6,
    ),
  }),
  testimonials: section({ heading: line, items: list(testimonial, 6) }),
  closing,
})

export type Home = z.infer<typeof homeSchema>
