import type * as z from 'zod'
import { closing, line, object, page, picture, some } from './fields.ts'

export const aboutSchema = object({
  ...page,
  intro: line,
  introText: line,
  image: picture,
  imageCaption: line,
  story: object({ heading: line, statement: line, paragraphs: some(line) }),
  mission: object({ heading: line, statement: line }),
  values: object({ heading: line, items: some(object({ title: line, text: line }), 6) }),
  team: object({
    heading: line,
    statement: line,
    members: some(object({ name: line, role: line, image: picture.optional() }), 8),
  }),
  record: object({
    heading: line,
    statement: line,
    items: some(object({ title: line, text: line, places: line }), 8),
  }),
  areas: object({ heading: line, main: some(line), others: line }),
  closing,
})

export type About = z.infer<typeof aboutSchema>
