import * as z from 'zod'
import { link } from './fields.ts'

/** A path on this site, without a query string: hosts ignore that when they match redirects. */
const path = z
  .string()
  .trim()
  .regex(/^\/(?!\/)[^?#*\\\p{Cc}]*$/u, 'must be an address on this site without "?", "#" and "*", like /old-page')

const target = link.regex(/^(?!#|mailto:|tel:)/, 'must be an address like /contact or https://…')

export const redirectsSchema = z.array(z.strictObject({ from: path, to: target }))

export type Redirect = z.infer<typeof redirectsSchema>[number]
