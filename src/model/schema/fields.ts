import * as z from 'zod'
import * as icons from '../icons.ts'
import { isCalendarDate } from '../text/dates.ts'

/*
 * The building blocks of the content schemas. Objects are strict: an unknown key is an error.
 * Whatever `object` makes may contain `sample: true`; `npm run preflight` lists each with file and line.
 */

// A build parses each file only once, so compiling the schemas would take longer than it saves.
z.config({ jitless: true })

export const object = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject({ ...shape, sample: z.boolean().optional() })

/** A part of a page that may be omitted entirely. */
export const section = <T extends z.ZodRawShape>(shape: T) => object(shape).optional()

/** Matches text without lone surrogates, which neither URLs nor files can encode. */
export const NO_LONE_SURROGATES = /^\P{Cs}*$/u

export const text = z.string().regex(NO_LONE_SURROGATES, 'contains a broken character: type it again')

/** Text that is not blank. */
export const line = text.trim().min(1, 'must not be empty')

/** A list of at least one entry. Pages are designed for any number up to `most`. */
export const list = <T extends z.ZodType>(entry: T, most = 12) => z.array(entry).min(1).max(most)

const iconName = z.enum(Object.keys(icons) as icons.IconName[])

export const date = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, { error: 'must be a date like 2026-02-19', abort: true })
  .refine(isCalendarDate, 'must be a date that exists')

export const COMPLETE = 'must be a complete web address, like https://www.example.com/page'

/** A URL on this site ("/contact"), a fragment, an article's .md file, or an https, mailto or tel link. */
export const link = z
  .string()
  .trim()
  .regex(
    /^(\/(?![/\\])|#|https:\/\/|mailto:|tel:|[^/#?:][^#?:]*\.md(#|$))/,
    'must be an address like /contact, https://…, mailto:… or tel:…',
  )
  .regex(/^[^\\\p{Cc}]*$/u, 'must be without a backslash or a line break')
  .refine((url) => !url.startsWith('https:') || isWebAddress(url), COMPLETE)

/** The floor plans that services, their cards and projects can have; drawn in src/components/Plan, as are a few others. */
export const planName = z.enum(['condo', 'office', 'terrace', 'semiD', 'cafe', 'shophouse', 'clinic'])

/** A name as it is written in URLs: "shop-fit-outs". */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lowercase letters and digits, with hyphens between words')

/** An integer that JavaScript can hold exactly. */
export const integer = z.number().int('is too large')
export const positiveInteger = integer.positive('must be above 0')

const YEAR = 'must be a year, like 2013'
export const year = integer.min(1000, YEAR).max(2100, YEAR)

export const httpsLink = z
  .string()
  .trim()
  .regex(/^https:\/\/./, { error: 'must be an address that starts with https://', abort: true })
  .regex(/^\S+$/, { error: 'must be without spaces (write %20 for each)', abort: true })
  .refine(isWebAddress, COMPLETE)

/** The point of a picture that crops keep in view: percentages from the left and the top, in steps of ten. */
const focus = z.string().regex(/^(100|[1-9]?0)% (100|[1-9]?0)%$/, 'must be two percentages in tens, like "30% 60%"')

export const localPicture = object({ file: line, alt: text, focus: focus.optional() })
/** A picture that a page opens with. Phones show an upright part of it, or of `tall` if that is given. */
const localOpening = object({ ...localPicture.shape, tall: object({ file: line }).optional() })
/** Not from a shared folder or an album, whose links lead to a page around the picture. */
const pictureLink = httpsLink.regex(
  /^https:\/\/(?!(drive|photos)\.google\.|photos\.app\.|www\.dropbox\.|1drv\.|onedrive\.|www\.icloud\.)/i,
  'leads to a page, not to a picture: save the picture in content/images, and give its "file"',
)
const remotePicture = object({
  url: pictureLink,
  width: positiveInteger,
  height: positiveInteger,
  alt: text,
})
export const picture = z.union([localPicture, remotePicture])
export const openingPicture = z.union([localOpening, remotePicture])
export type Picture = z.infer<typeof openingPicture>
export type LocalPicture = z.infer<typeof localOpening>

/** Fields that every page has. */
export const page = { title: line, metaTitle: line, metaDescription: line }

/** Answers to the estimate, by their keys, that links from here choose. */
export const answers = z.strictObject({ space: line.optional(), level: line.optional() })

const way = object({
  icon: iconName,
  label: line,
  note: line,
  to: z.enum(['contact', 'chat', 'call']),
  /** The choice that is preselected in the contact form. */
  projectScope: line.optional(),
})
export const closing = object({ title: line, text: line, image: picture, ways: list(way, 4) })
export type Closing = z.infer<typeof closing>

const ids = list(positiveInteger, 6).refine((all) => new Set(all).size === all.length, 'must name each article once')
/** Related articles, by id. */
export const related = section({ heading: line, articles: ids })

export const testimonial = object({ quote: line, name: line, title: line, image: picture })
export type Testimonial = z.infer<typeof testimonial>

/** Whether a URL is valid, including its port, and its host is a name with a dot, which can be part of a policy. */
export function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^[\w-]+(\.[\w-]+)+\.?$/.test(new URL(text).hostname)
}
