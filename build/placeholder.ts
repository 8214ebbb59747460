/** The blurred preview of a picture: its average colour, and six brightnesses of two bits each. */
export interface Placeholder {
  /** Average colour as three hexadecimal digits. */
  readonly colour: string
  /** Brightness of a grid of three by two against the average, 0 to 3 each, the first in the highest bits. */
  readonly cells: number
}

/** From six RGB pixels, three by two. */
export function placeholderOf(pixels: Uint8Array): Placeholder {
  const cell = (index: number) => [0, 1, 2].map((channel) => pixels[index * 3 + channel] ?? 0)
  const cells = [0, 1, 2, 3, 4, 5].map(cell)
  const average = [0, 1, 2].map((channel) => cells.reduce((sum, rgb) => sum + (rgb[channel] ?? 0), 0) / 6)
  const mean = brightness(average)
  const steps = cells.map((rgb) => Math.max(0, Math.min(3, Math.round(1.5 + (brightness(rgb) - mean) / 28))))
  return {
    colour: average.map((value) => Math.round(value / 17).toString(16)).join(''),
    cells: steps.reduce((sum, step) => sum * 4 + step, 0),
  }
}

/** The rule that gives a picture its placeholder; src/components/Picture decodes it. About 25 bytes. */
export function placeholderRule(className: string, { colour, cells }: Placeholder): string {
  return `.${className}{--b:#${colour};--q:${cells}}`
}

/** Perceived brightness, 0 to 255 (Rec. 601 luma). */
function brightness(rgb: readonly number[]): number {
  return 0.299 * (rgb[0] ?? 0) + 0.587 * (rgb[1] ?? 0) + 0.114 * (rgb[2] ?? 0)
}
