import { shade } from './colour.ts'
import type { Brand, ColourName } from './schema/brand.ts'

/**
 * A style sheet with the firm's colours in it. Sheets ask for them by name, `env(brand-jade-deep)`, and for shades of them,
 * `env(brand-ink-a18)` (model/colour.ts). A name that is none is left as it is, and browsers ignore it.
 */
export function withColours(css: string, { colours }: Brand): string {
  return css.replace(/env\(brand-([a-z-]+?)(?:-([ald]\d+))?\)/g, (whole, name: string, change?: string) => {
    const colour = colours[camelCase(name) as ColourName]
    if (!colour) return whole
    return change ? shade(colour, change) : colour
  })
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
