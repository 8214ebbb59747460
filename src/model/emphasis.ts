/** *Words in asterisks* are emphasised in headlines. */
export const EMPHASIS = /\*([^*]+)\*/

/** A headline for places that show no emphasis: social cards, structured data. */
export function withoutEmphasis(headline: string): string {
  return headline.replace(new RegExp(EMPHASIS, 'g'), '$1')
}
