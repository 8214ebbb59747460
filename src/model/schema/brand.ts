import * as z from 'zod'
import { text } from './fields.ts'

const colour = text
  .pipe(z.string().regex(/^#?[0-9a-f]{6}$/i, 'must be a colour in quotes, like "#1f5e52"'))
  .transform((written) => `#${written.replace('#', '')}`)

/** The colours of the firm's brand. Style sheets write `inkSoft` as `env(brand-ink-soft)`. */
export const brandSchema = z.strictObject({
  colours: z.strictObject({
    plaster: colour,
    sand: colour,
    paper: colour,
    mist: colour,
    jade: colour,
    jadeDeep: colour,
    night: colour,
    ink: colour,
    inkSoft: colour,
    teak: colour,
    clay: colour,
    clayDeep: colour,
    brass: colour,
    onDark: colour,
    onDarkSoft: colour,
    field: colour,
    error: colour,
  }),
})

export type Brand = z.infer<typeof brandSchema>
export type ColourName = keyof Brand['colours']
