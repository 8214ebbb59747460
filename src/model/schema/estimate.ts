import * as z from 'zod'
import { line, object, positiveInteger, year } from './fields.ts'

/** A range of figures. `open` means that it may be more than `to`. */
const range = object({ from: positiveInteger, to: positiveInteger, open: z.boolean().optional() }).refine(
  ({ from, to }) => from <= to,
  { error: 'must be at least "from"', path: ['to'] },
)
export type Range = z.infer<typeof range>

/** Identifies a choice in URLs. */
const key = z.string().regex(/^[a-z]+$/, 'must be one word in lowercase letters')

const space = object({
  key,
  label: line,
  /** The floor plan beside its label, drawn in src/components/Plan. */
  plan: z.enum(['condo', 'landed', 'office', 'shop']),
  /** The matching choice in the contact form. */
  spaceType: line,
  /** A typical area, in words, as a guide. */
  usual: line,
  commercial: z.boolean().optional(),
  /** Whether the building's management office requires a deposit. */
  deposit: z.boolean().optional(),
})

/** Other figures have the names that these keys would give: {rateHome}. */
const levelKey = key.regex(/^(?!(home|commercial|any)$)/, 'must be a word other than home, commercial and any')

const level = object({ key: levelKey, label: line, includes: line, rate: range, weeks: range })

/** A payment: its share in per cent, when it is due, and the point in the programme where that falls. */
const milestone = object({
  share: positiveInteger,
  when: line,
  at: z.enum(['signing', 'start', 'carpentry', 'handover']),
})

/** The single worked example, behind both the quotation and the programme that the site shows. */
const example = object({
  place: line,
  space: key,
  level: key,
  area: positiveInteger,
  lines: z.array(object({ item: line, sum: positiveInteger })).min(1),
  /** In per cent of the sum of the lines. */
  contingency: positiveInteger,
  /** Each phase with its first and last week, and the step of the process that it belongs to. */
  phases: z
    .array(
      object({
        name: line,
        step: positiveInteger,
        from: positiveInteger,
        to: positiveInteger.max(520, 'must be at most 520'),
        onSite: z.boolean().optional(),
      }).refine(({ from, to }) => from <= to, { error: 'must be at least "from"', path: ['to'] }),
    )
    .min(1),
})
export type Example = z.infer<typeof example>

export const estimateSchema = object({
  /** Whether pages offer the estimate. A firm may prefer not to publish prices. */
  shown: z.boolean().default(true),
  year,
  heading: line,
  statement: line,
  intro: line,
  tableIntro: line,
  notQuotation: line,
  linkText: line,
  teaser: line,
  questions: object({ space: line, level: line, area: line }),
  spaces: z.array(space).min(1),
  levels: z.array(level).min(1),
  /** The rate of commercial spaces, and the deposit of those that require one: needed only if there are any. */
  commercial: object({ label: line, includes: line, rate: range }).optional(),
  buffer: range,
  contingency: range,
  setAside: line,
  milestones: z.array(milestone).min(1),
  deposit: object({ label: line, text: line, amount: range }).optional(),
  area: object({ from: positiveInteger, to: positiveInteger, example: positiveInteger }),
  message: line,
  example,
  otherFigures: z.array(object({ where: line, figures: z.array(line).min(1), why: line })).default([]),
})

export type Estimate = z.infer<typeof estimateSchema>
