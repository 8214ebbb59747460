import type * as z from 'zod'
import { closing, line, list, object, page, picture, section } from './fields.ts'

export const aboutSchema = object({
  ...page,
  intro: line,
  introText: line,
  image: picture,
  imageCaption: line,
  story: section({ heading: line, statement: line, paragraphs: list(line) }),
  mission: section({ heading: line, statement: line }),
  values: section({ heading: line, items: list(object({ title: line, text: line }), 6) }),
  team: section({
    heading: line,
    statement: line,
    members: list(object({ name: line, role: line, image: picture.optional() })),
  }),
  record: section({
    heading: line,
    statement: line,
    items: list(object({ title: line, text: line, places: line }), 8),
  }),
  areas: section({ heading: line, main: list(line), others: line }),
  closing,
})

export type About = z.infer<typeof aboutSchema>
