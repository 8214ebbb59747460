import type { Brand, ColourName } from '../schema/brand.ts'
import { shade } from './colour.ts'

/**
 * Inserts the firm's colours into a style sheet. Sheets refer to a colour by name, `env(brand-jade-deep)`, or to a
 * shade of it, `env(brand-ink-a18)` (colour.ts). Throws for an unknown name.
 */
export function withColours(css: string, { colours }: Brand): string {
  return css.replace(/env\(brand-([a-z-]+?)(?:-([ald]\d+))?\)/g, (_, name: string, change?: string) => {
    const colour = colours[camelCase(name) as ColourName]
    if (!colour)
      throw new Error(`There is no colour "${name}" in model/schema/brand.ts, for env(brand-${name}) in a style sheet`)
    return change ? shade(colour, change) : colour
  })
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
