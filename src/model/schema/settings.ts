import * as z from 'zod'
import { MAP } from '../constants.ts'
import { BASE, isOrigin } from '../routes.ts'
import { contactDetails } from './contactDetails.ts'
import { httpsLink, line, list, localPicture, object, year } from './fields.ts'
import { specialHours, weeklyHours } from './hours.ts'
import { notices } from './notices.ts'

const within = (most: number) => {
  const message = `must lie on the map: from 0 to ${most}`
  return z.number().min(0, message).max(most, message)
}

/** The firm's own logo, and its version for photographs and dark backgrounds. Without that, it turns white there. */
const logo = localPicture.extend({ onDark: localPicture.optional() })

export const settingsSchema = object({
  url: z
    .string()
    .refine(isOrigin, 'must be the address of the site, like https://www.example.com, with nothing after it'),
  base: z.string().regex(BASE, 'must start and end with a slash, like / or /site/'),
  trailingSlash: z.boolean(),
  /** Whether texts in dist have compressed copies, for hosts that can serve them. */
  precompress: z.boolean().default(true),
  firm: object({
    name: line,
    shortName: line,
    descriptor: line.optional(),
    logo: logo.optional(),
    legalName: line,
    /** Also a token, {registrationNo}. Companies have to give it on their sites (Companies Act 2016, section 30). */
    registrationNo: line.optional(),
    founded: year,
    tagline: line,
    taglineEnd: line,
    description: line,
  }),
  contact: contactDetails,
  hoursLabel: line,
  hours: weeklyHours,
  specialHours,
  notices,
  social: object({
    instagram: httpsLink.optional(),
    facebook: httpsLink.optional(),
    third: object({ label: line, url: z.union([z.literal(''), httpsLink]) }).optional(),
  }).default({}),
  messages: object({ greeting: line, article: line, project: line, service: line }),
  footer: object({ services: list(line), note: line }),
  areas: list(
    object({
      name: line,
      x: within(MAP.width),
      y: within(MAP.height),
      anchor: z.enum(['start', 'end']).default('start'),
    }),
    24,
  ),
  /** Whether the map of the areas shows the coast and the roads of the Klang Valley. */
  coast: z.boolean().default(true),
  /** Phrases that stay on one line, in addition to the names of the areas. */
  together: z.array(line).default([]),
  placeholderArticle: object({ text: line, author: line }),
})

export type Settings = z.infer<typeof settingsSchema>
