import type * as z from 'zod'
import { line, listOf, object, page, picture, related, section } from './fields.ts'

export const contactSchema = object({
  ...page,
  intro: line,
  hero: picture,
  form: object({
    heading: line,
    note: line,
    messageExample: line,
    privacyAgreement: line,
    privacyNotice: listOf(line),
  }),
  next: listOf(line, 6),
  areas: section({
    heading: line,
    statement: line,
    groups: listOf(object({ title: line, places: line }), 8),
  }),
  meet: object({ heading: line, text: line, visitLabel: line, mapsLabel: line, showMapLabel: line, socialLabel: line }),
  faq: section({ heading: line, items: listOf(object({ question: line, answer: line })) }),
  related,
  closing: object({ title: line, callLabel: line, chatLabel: line }),
})

export type Contact = z.infer<typeof contactSchema>
