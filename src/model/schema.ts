import * as z from 'zod'
import {
  ARTICLE_CATEGORIES,
  CORE_VALUES,
  FAQ_ITEMS,
  FEATURED_PROJECTS,
  GALLERY_CATEGORIES,
  PROCESS_STEPS,
  SERVICES,
  TEAM_MEMBERS,
  TESTIMONIALS,
} from './constants.ts'
import { isCalendarDate } from './dates.ts'
import { icons } from './icons.ts'
import { BASE, ORIGIN } from './routes.ts'

/*
 * The shape of everything that the firm edits. Objects are strict: an unknown key is an error.
 * `sample: true` may stand in any object; `npm run preflight` lists it with file and line.
 */

const object = <T extends z.ZodRawShape>(shape: T) => z.strictObject({ ...shape, sample: z.boolean().optional() })
const line = z.string().trim().min(1, 'must not be empty')
const iconName = z.enum(Object.keys(icons) as [keyof typeof icons, ...(keyof typeof icons)[]])
const date = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'must be a date like 2026-02-19', abort: true })
  .refine(isCalendarDate, 'must be a day of the calendar')
/** An address on this site ("/contact"), a fragment of it, or an https, mailto or tel link. */
const link = z
  .string()
  .trim()
  .regex(/^(\/(?!\/)|#|https:\/\/|mailto:|tel:|[\w./-]+\.md(#|$))/, 'must start with /, #, https://, mailto: or tel:')

const positiveInteger = z.number().int().positive('must be above 0')
const httpsLink = z.string().regex(/^https:\/\//, 'must be an https address')

const localPicture = object({ file: line, alt: z.string() })
const remotePicture = object({
  url: z.string().regex(/^https:\/\/[^\s"'<>]+$/, 'must be an https address'),
  width: positiveInteger,
  height: positiveInteger,
  alt: z.string(),
})
const picture = z.union([localPicture, remotePicture])

const page = { title: line, metaTitle: line, metaDescription: line }
const way = object({ icon: iconName, label: line, note: line, to: z.enum(['contact', 'chat', 'call']) })
const closing = object({ title: line, text: line, image: picture, ways: z.array(way).min(1) })
const testimonial = object({ quote: line, name: line, title: line, image: picture })

export const settingsSchema = object({
  $schema: z.string().optional(),
  url: z.string().regex(ORIGIN, 'must be an origin like https://www.example.com, without a path'),
  base: z.string().regex(BASE, 'must start and end with a slash, like / or /site/'),
  trailingSlash: z.boolean(),
  precompress: z.boolean().default(true),
  firm: object({
    name: line,
    shortName: line,
    descriptor: line,
    legalName: line,
    founded: z.number().int(),
    tagline: line,
    taglineEnd: line,
    description: line,
  }),
  contact: object({
    phone: line,
    mobile: line,
    landlineChat: line,
    email: z.email('must be an e-mail address'),
    street: line,
    postcode: line,
    city: line,
    country: line,
    countryCode: z.string().length(2, 'must be a code of two letters'),
    mapsUrl: httpsLink,
    mapEmbedUrl: httpsLink,
    replyPromise: line,
    phoneHours: line,
    endpoint: z
      .string()
      .regex(/^https?:\/\//, 'must be an http or https address')
      .optional(),
  }),
  hours: z
    .array(
      object({
        days: line,
        hours: line,
        opens: z
          .string()
          .regex(/^\d\d:\d\d$/, 'must be a time like 09:00')
          .optional(),
        closes: z
          .string()
          .regex(/^\d\d:\d\d$/, 'must be a time like 09:00')
          .optional(),
        dayOfWeek: z.array(z.enum(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'])),
      }),
    )
    .min(1),
  social: object({
    instagram: httpsLink,
    facebook: httpsLink,
    third: object({ label: line, url: z.string() }),
  }),
  footer: object({ services: z.array(line).min(1), note: line }),
  areas: z.array(object({ name: line, x: z.number(), y: z.number(), anchor: z.enum(['start', 'end']) })).min(1),
  placeholderArticle: object({ text: line, author: line }),
})

export const homeSchema = object({
  $schema: z.string().optional(),
  ...page,
  hero: object({ headline: line, intro: line, image: picture, captionTitle: line, caption: line }),
  statement: line,
  offer: object({
    heading: line,
    statement: line,
    cards: z
      .array(object({ service: line, text: line, points: z.array(line).min(1), linkText: line }))
      .length(SERVICES),
  }),
  apart: object({
    heading: line,
    statement: line,
    linkText: line,
    slip: object({
      title: line,
      text: line,
      heading: line,
      size: line,
      lines: z.array(object({ item: line, sum: line })).min(1),
      total: line,
    }),
    board: object({ title: line, text: line, materials: z.array(line).length(5) }),
    weeks: object({
      title: line,
      text: line,
      phases: z.array(object({ name: line, from: positiveInteger, to: positiveInteger })).length(5),
    }),
  }),
  featured: object({
    heading: line,
    statement: line,
    projects: z
      .array(
        object({
          id: z.number().int(),
          title: line,
          category: z.enum(GALLERY_CATEGORIES),
          image: picture,
          place: line,
          delay: z.union([z.literal(0), z.literal(0.1), z.literal(0.2)]),
        }),
      )
      .length(FEATURED_PROJECTS),
  }),
  testimonials: object({ heading: line, items: z.array(testimonial).length(TESTIMONIALS) }),
  closing,
})

export const aboutSchema = object({
  $schema: z.string().optional(),
  ...page,
  intro: line,
  introText: line,
  image: picture,
  imageCaption: line,
  story: object({ heading: line, statement: line, paragraphs: z.array(line).min(1) }),
  mission: object({ heading: line, statement: line }),
  values: object({ heading: line, items: z.array(object({ title: line, text: line })).length(CORE_VALUES) }),
  team: object({
    heading: line,
    statement: line,
    members: z.array(object({ name: line, role: line, image: picture.optional() })).length(TEAM_MEMBERS),
  }),
  record: object({
    heading: line,
    statement: line,
    items: z.array(object({ title: line, text: line, places: line })).min(1),
  }),
  areas: object({ heading: line, main: z.array(line).min(1), others: line }),
  closing,
})

export const servicesSchema = object({
  $schema: z.string().optional(),
  ...page,
  intro: line,
  introText: line,
  services: z
    .array(
      object({
        id: z.enum(['residential', 'commercial', 'renovation']),
        title: line,
        description: line,
        features: z.array(line).min(1),
        spaces: z.array(line).min(1).optional(),
        icon: z.enum(['condo', 'office', 'terrace']),
        image: picture,
        linkText: line,
        category: z.enum(GALLERY_CATEGORIES).optional(),
      }),
    )
    .length(SERVICES),
  process: object({
    heading: line,
    statement: line,
    steps: z
      .array(object({ step: z.number().int(), title: line, description: line, weeks: line }))
      .length(PROCESS_STEPS),
  }),
  areas: object({ heading: line, items: z.array(line).min(1) }),
  closing,
})

export const gallerySchema = object({
  $schema: z.string().optional(),
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
    items: z
      .array(object({ title: line, text: line, facts: z.array(object({ label: line, value: line })).min(1) }))
      .length(2),
  }),
  testimonials: object({ heading: line, statement: line }),
  areasHeading: line,
  closing,
})

export const contactSchema = object({
  $schema: z.string().optional(),
  ...page,
  intro: line,
  hero: picture,
  form: object({
    heading: line,
    note: line,
    messageExample: line,
    privacyAgreement: line,
    privacyNotice: z.array(line),
  }),
  next: z.array(line).min(1),
  areas: object({
    heading: line,
    statement: line,
    groups: z.array(object({ title: line, places: line })).min(1),
  }),
  meet: object({ heading: line, text: line, visitLabel: line, mapsLabel: line, socialLabel: line }),
  faq: object({ heading: line, items: z.array(object({ question: line, answer: line })).length(FAQ_ITEMS) }),
  closing: object({ title: line, callLabel: line, chatLabel: line }),
})

export const blogSchema = object({
  $schema: z.string().optional(),
  ...page,
  label: line,
  intro: line,
  closing: object({ title: line, text: line, chatLabel: line, callLabel: line }),
  articleAsk: object({ title: line, chatLabel: line }),
  articleClosing: line,
})

export const redirectsSchema = z.array(
  z.strictObject({ from: z.string().regex(/^\/\S*$/, 'must be an address on this site, like /old-page'), to: link }),
)

export const articleSchema = object({
  id: positiveInteger,
  title: line,
  metaTitle: line.optional(),
  metaDescription: line.optional(),
  date,
  updated: date.optional(),
  publishDate: date.optional(),
  draft: z.boolean().default(false),
  image: picture.optional(),
  author: line,
  authorImage: z.union([z.literal('mark'), picture]).default('mark'),
  authorBio: line,
  category: z.enum(ARTICLE_CATEGORIES),
  tags: z.array(line).default([]),
  cta: object({
    text: line.default('Ready to Transform Your Space?'),
    buttonText: line.default('Get in Touch'),
    buttonLink: link.default('/contact'),
  }).prefault({}),
  relatedLinks: z.array(object({ text: line, url: link, image: picture.optional(), date: date.optional() })).optional(),
})

export type Picture = z.infer<typeof picture>
export type LocalPicture = z.infer<typeof localPicture>
export type Settings = z.infer<typeof settingsSchema>
export type Home = z.infer<typeof homeSchema>
export type About = z.infer<typeof aboutSchema>
export type Services = z.infer<typeof servicesSchema>
export type Service = Services['services'][number]
export type Gallery = z.infer<typeof gallerySchema>
export type GalleryItem = Gallery['items'][number]
export type Contact = z.infer<typeof contactSchema>
export type Blog = z.infer<typeof blogSchema>
export type Testimonial = z.infer<typeof testimonial>
export type Closing = z.infer<typeof closing>
export type Redirect = z.infer<typeof redirectsSchema>[number]
export type FrontMatter = z.infer<typeof articleSchema>
export type RelatedLink = NonNullable<FrontMatter['relatedLinks']>[number]
