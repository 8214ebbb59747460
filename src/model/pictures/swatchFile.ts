/** The file in dist that holds the drawing of a material. */
export function swatchFile(look: string): string {
  return `swatches/${look}.svg`
}
