import * as z from 'zod'
import { PROJECT_SCOPES } from '../contactForm.ts'
import { isCalendarDate } from '../dates.ts'
import { icons } from '../icons.ts'

/*
 * What the schemas of content are put together from. Objects are strict: an unknown key is an error.
 * `sample: true` may stand in any object; `npm run preflight` lists it with file and line.
 */

// A build reads each file once: compiling the schemas takes longer than reading by them.
z.config({ jitless: true })

export const object = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject({ ...shape, sample: z.boolean().optional() })

/** A part of a page that may be left out whole. */
export const section = <T extends z.ZodRawShape>(shape: T) => object(shape).optional()

/** A text: whole letters, of which every address and file can be made. */
export const WHOLE_LETTERS = /^\P{Cs}*$/u

export const text = z.string().regex(WHOLE_LETTERS, 'holds half of a letter: type it anew')

/** A text that says something. */
export const line = text.trim().min(1, 'must not be empty')

/** A list of one to many; pages are designed for every number up to `most`. */
export const some = <T extends z.ZodType>(entry: T, most = 12) => z.array(entry).min(1).max(most)

const iconName = z.enum(Object.keys(icons) as [keyof typeof icons, ...(keyof typeof icons)[]])

export const date = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'must be a date like 2026-02-19', abort: true })
  .refine(isCalendarDate, 'must be a day of the calendar')

/** An address on this site ("/contact"), a fragment of it, or an https, mailto or tel link. */
export const link = z
  .string()
  .trim()
  .regex(
    /^(\/(?![/\\])|#|https:\/\/|mailto:|tel:|[\w./-]+\.md(#|$))/,
    'must be an address like /contact, https://…, mailto:… or tel:…',
  )
  .regex(/^[^\\\p{Cc}]*$/u, 'must not hold a backslash or a line break')

/** The floor plans that are drawn: src/components/Plan. */
export const planName = z.enum(['condo', 'office', 'terrace', 'semiD', 'cafe', 'shophouse'])

/** A name as it stands in an address: "shop-fit-outs". */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters and digits, with hyphens between words')

export const positiveInteger = z.number().int().positive('must be above 0')

export const httpsLink = z
  .string()
  .trim()
  .regex(/^https:\/\/[^\s]+$/, 'must be an address that begins with https://')
  .refine(isWebAddress, 'must be an address that exists, like https://www.example.com/page')

/** The point of a picture that its crops keep in sight, in tens of a percent from the left and from the top. */
const focus = z.string().regex(/^(100|[1-9]?0)% (100|[1-9]?0)%$/, 'must be two percentages in tens, like "30% 60%"')

export const localPicture = object({ file: line, alt: text, focus: focus.optional() })
/** One that a page opens with. Phones show the upright part of it, or of another one. */
const localOpening = object({ ...localPicture.shape, tall: object({ file: line }).optional() })
const remotePicture = object({
  url: z.string().regex(/^https:\/\/[^\s"'<>]+$/, 'must be an address that begins with https://'),
  width: positiveInteger,
  height: positiveInteger,
  alt: text,
})
export const picture = z.union([localPicture, remotePicture])
export const openingPicture = z.union([localOpening, remotePicture])
export type Picture = z.infer<typeof openingPicture>
export type LocalPicture = z.infer<typeof localOpening>

/** What every page says of itself. `$schema` is for editors. */
export const page = { $schema: z.string().optional(), title: line, metaTitle: line, metaDescription: line }

const way = object({
  icon: iconName,
  label: line,
  note: line,
  to: z.enum(['contact', 'chat', 'call']),
  /** What the contact form has chosen then. */
  projectScope: z.enum(Object.values(PROJECT_SCOPES)).optional(),
})
export const closing = object({ title: line, text: line, image: picture, ways: some(way, 4) })
export type Closing = z.infer<typeof closing>

/** Articles by their ids. */
export const related = section({ heading: line, articles: some(positiveInteger, 6) })

export const testimonial = object({ quote: line, name: line, title: line, image: picture })
export type Testimonial = z.infer<typeof testimonial>

/** Whether an address can be asked: a host with a name, and a port that there is. */
function isWebAddress(text: string): boolean {
  try {
    return new URL(text).hostname.includes('.')
  } catch {
    return false
  }
}
