import { shade } from './colour.ts'
import type { Brand, ColourName } from './schema/brand.ts'

/**
 * Inserts the firm's colours into a style sheet. Sheets refer to a colour by name, `env(brand-jade-deep)`, or to a
 * shade of it, `env(brand-ink-a18)` (model/colour.ts). Unknown names are left as they are, and browsers ignore them.
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
