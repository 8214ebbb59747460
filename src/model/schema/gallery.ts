import * as z from 'zod'
import { PICTURES_PER_PROJECT } from '../constants.ts'
import {
  answers,
  closing,
  line,
  list,
  object,
  openingPicture,
  page,
  picture,
  planName,
  positiveInteger,
  section,
  year,
} from './fields.ts'
import { MATERIAL_LOOKS } from './looks.ts'

/** A material, shown as one of the existing drawings or as a plain colour. */
const material = object({
  name: line,
  look: z.enum(MATERIAL_LOOKS).optional(),
  colour: z
    .string()
    .regex(/^#[\da-f]{6}$/i, 'must be a colour like "#9a683e"')
    .optional(),
}).refine(({ look, colour }) => Boolean(look) !== Boolean(colour), 'must have either a look or a colour')

/** A project. Everything except its name and place is optional. */
const project = object({
  /** Also used in the URL of its story. */
  name: line,
  place: line,
  year: year.optional(),
  size: line.optional(),
  weeks: positiveInteger.optional(),
  asked: line.optional(),
  done: line.optional(),
  plan: planName.optional(),
  estimate: answers.optional(),
  materials: list(material, 8).optional(),
  client: object({ quote: line, by: line }).optional(),
  /** Former names. URLs that contain them still lead to the project. */
  formerly: z.union([line, z.array(line)]).optional(),
})

/** Most projects that the gallery has room for: pages/Gallery/Gallery.module.css has a line for each. */
const PROJECTS = 10

export const gallerySchema = object({
  ...page,
  intro: line,
  hero: openingPicture,
  comparisonHeading: line,
  gridHeading: line,
  projects: list(project, PROJECTS),
  items: list(
    object({
      id: positiveInteger,
      title: line,
      /** The name of its project. */
      category: line,
      image: picture,
      size: z.enum(['small', 'medium', 'large']),
      /** Any label, shared by a before and an after picture. */
      pair: line.optional(),
      state: z.enum(['before', 'after']).optional(),
    }),
    PROJECTS * PICTURES_PER_PROJECT,
  ),
  summaries: section({
    heading: line,
    statement: line,
    items: list(object({ title: line, text: line, facts: list(object({ label: line, value: line }), 6) }), 4),
  }),
  testimonials: section({ heading: line, statement: line }),
  areasHeading: line.optional(),
  closing,
})

export type Gallery = z.infer<typeof gallerySchema>
export type GalleryProject = Gallery['projects'][number]
export type GalleryItem = Gallery['items'][number]
