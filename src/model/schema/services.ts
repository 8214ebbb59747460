import * as z from 'zod'
import {
  answers,
  closing,
  integer,
  line,
  list,
  object,
  page,
  picture,
  planName,
  related,
  section,
  slug,
} from './fields.ts'

export const servicesSchema = object({
  ...page,
  intro: line,
  introText: line,
  services: list(
    object({
      id: slug,
      title: line,
      description: line,
      features: list(line),
      spaces: list(line).optional(),
      icon: planName,
      image: picture,
      linkText: line,
      /** The usual cost and, in `weeks`, duration. {rateHome} and the like are figures from the estimate. */
      cost: line.optional(),
      weeks: line.optional(),
      estimate: answers.optional(),
      /** The choice that is preselected in the contact form. */
      projectScope: line.optional(),
      /** The name of the project that its link to the gallery leads to. */
      category: line.optional(),
    }),
    6,
  ),
  process: object({
    heading: line,
    statement: line,
    steps: z
      .array(object({ step: integer, title: line, description: line }))
      .min(3)
      .max(8),
  }),
  related,
  areas: section({ heading: line, items: list(line, 24) }),
  closing,
})

export type Services = z.infer<typeof servicesSchema>
export type Service = Services['services'][number]
