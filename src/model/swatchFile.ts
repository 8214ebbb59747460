/** The file of dist in which a material is drawn. */
export function swatchFile(look: string): string {
  return `swatches/${look}.svg`
}
