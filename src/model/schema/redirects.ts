import * as z from 'zod'
import { decoded } from '../text/decoded.ts'
import { link } from './fields.ts'

/** Each part of a redirect's path becomes the name of a folder, for which file systems allow 255 bytes. */
const isShort = (name: string) => new TextEncoder().encode(name).length <= 200

/** A path on this site, without a query string: hosts ignore that when they match redirects. */
const path = z
  .string()
  .trim()
  .regex(/^\/(?!\/)[^?#*\\\p{Cc}]*$/u, 'must be an address on this site without "?", "#" and "*", like /old-page')
  .refine((text) => decoded(text).split('/').every(isShort), 'must have at most 200 bytes between two slashes')

const target = z
  .string()
  .trim()
  .regex(/^(\/(?![/\\])|https:\/\/|[^#?:]+\.md)/, 'must be an address like /contact or https://…')
  .pipe(link)

export const redirectsSchema = z.array(z.strictObject({ from: path, to: target }))

export type Redirect = z.infer<typeof redirectsSchema>[number]
