/** The blurred preview of a picture: the colours of its upper and its lower half, each as three hexadecimal digits. */
export interface Placeholder {
  readonly colours: readonly string[]
}

/** From two RGB pixels, the upper one first. */
export function placeholderOf(pixels: Uint8Array): Placeholder {
  const digit = (value: number) => Math.round(value / 17).toString(16)
  const half = (index: number) => [...pixels.subarray(index * 3, index * 3 + 3)].map(digit).join('')
  return { colours: [half(0), half(1)] }
}

/** The rule that gives a picture its placeholder; src/components/Picture makes a gradient of it. About 20 bytes. */
export function placeholderRule(className: string, { colours }: Placeholder): string {
  return `.${className}{--b:${colours.map((colour) => `#${colour}`)}}`
}
