import type * as z from 'zod'
import { line, list, object, page, picture, related, section } from './fields.ts'

export const contactSchema = object({
  ...page,
  intro: line,
  hero: picture,
  form: object({
    heading: line,
    note: line,
    messageExample: line,
    privacyAgreement: line,
    privacyNotice: list(line),
    /** The same in Malay, since the Personal Data Protection Act 2010 (section 7) requires both languages. */
    privacyNoticeMalay: list(line).default([]),
  }),
  next: list(line, 6),
  areas: section({ heading: line, statement: line, groups: list(object({ title: line, places: line }), 8) }),
  meet: section({
    ...{ heading: line, text: line, visitLabel: line, mapsLabel: line, showMapLabel: line, socialLabel: line },
    /** The choice that the link to the form, `visitLabel`, preselects. */
    projectScope: line.optional(),
  }),
  faq: section({ heading: line, items: list(object({ question: line, answer: line })) }),
  related,
  closing: object({ title: line, callLabel: line, chatLabel: line }),
})

export type Contact = z.infer<typeof contactSchema>
