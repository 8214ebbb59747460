import * as z from 'zod'
import { date, line, link, object } from './fields.ts'

/** A notice above the header, shown from one day to another (both inclusive, in Malaysian time). */
const notice = object({ text: line, link: link.optional(), linkText: line.optional(), from: date, until: date })
  .refine(({ from, until }) => from <= until, { path: ['until'], error: 'must be on or after "from"' })
  .refine(({ link, linkText }) => (link === undefined) === (linkText === undefined), {
    path: ['link'],
    error: 'needs a "linkText" beside it, and a "linkText" needs a "link"',
  })

export const notices = z.array(notice).max(6).default([])
