import * as z from 'zod'
import { date, line, link, object } from './fields.ts'

/** What is said above the header between two days of Malaysia, both of them included. */
const notice = object({ text: line, link: link.optional(), linkText: line.optional(), from: date, until: date })
  .refine(({ from, until }) => from <= until, { path: ['until'], error: 'must not be before "from"' })
  .refine(({ link, linkText }) => (link === undefined) === (linkText === undefined), {
    path: ['link'],
    error: 'needs a "linkText" beside it, and a "linkText" needs a "link"',
  })

export const notices = z.array(notice).max(6).default([])
