/** A shade of a colour: `a18` has an opacity of 18 %, `l12` is mixed with 12 % white, `d22` with 22 % black. */
export function shade(colour: string, change: string): string {
  const part = Number(change.slice(1)) / 100
  if (change.startsWith('a')) return colour + digits(part * 255)
  return mix(change.startsWith('l') ? '#ffffff' : '#000000', colour, part)
}

/** The contrast ratio of a text and its background, from 1 to 21 (WCAG 2.2). */
export function contrast(text: string, ground: string): number {
  const [light = 0, dark = 0] = [luminance(text), luminance(ground)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** Mixes two colours: `part`, from 0 to 1, is the opacity of the upper one. */
export function mix(over: string, under: string, part: number): string {
  const [top, below] = [rgbOf(over), rgbOf(under)]
  return `#${below.map((value, index) => digits((top[index] ?? 0) * part + value * (1 - part))).join('')}`
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = rgbOf(colour).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Red, green and blue, from 0 to 255. */
function rgbOf(colour: string): number[] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function digits(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0')
}
