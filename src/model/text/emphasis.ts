/** *Words in asterisks* are emphasised in headlines. */
export const EMPHASIS = /\*([^*]+)\*/g

/** A headline for places that show no emphasis: social cards, structured data. */
export function withoutEmphasis(headline: string): string {
  return headline.replace(EMPHASIS, '$1')
}
