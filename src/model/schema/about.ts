import type * as z from 'zod'
import { closing, line, object, page, picture, section, some } from './fields.ts'

export const aboutSchema = object({
  ...page,
  intro: line,
  introText: line,
  image: picture,
  imageCaption: line,
  story: section({ heading: line, statement: line, paragraphs: some(line) }),
  mission: section({ heading: line, statement: line }),
  values: section({ heading: line, items: some(object({ title: line, text: line }), 6) }),
  team: section({
    heading: line,
    statement: line,
    members: some(object({ name: line, role: line, image: picture.optional() }), 8),
  }),
  record: section({
    heading: line,
    statement: line,
    items: some(object({ title: line, text: line, places: line }), 8),
  }),
  areas: section({ heading: line, main: some(line), others: line }),
  closing,
})

export type About = z.infer<typeof aboutSchema>
