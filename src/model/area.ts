/** Square metres in a square foot. */
const SQ_M = 0.092903

/** What somebody typed as an area: square feet, nothing at all, or something else. */
export type TypedArea = number | 'nothing' | 'unclear'

/** '1,150', '1 150', '1150.5' and '1150 sq ft' are areas; letters, signs and '1,15' are not. Nothing is rounded into range. */
export function parseArea(text: string): TypedArea {
  const typed = text.normalize('NFKC').trim().toLowerCase().replace(unit, '')
  if (typed === '') return text.trim() === '' ? 'nothing' : 'unclear'
  if (!/^(\d{1,3}([, ]\d{3})+|\d+)(\.\d+)?$/.test(typed)) return 'unclear'
  return Math.round(Number(typed.replace(/[, ]/g, '')))
}

const unit = /\s*(sq\.?\s?ft\.?|sf|ft2|square (feet|foot))$/

/** Whether what was typed is an area that can be answered. */
export function isWithin(area: TypedArea, { from, to }: Limits): area is number {
  return typeof area === 'number' && area >= from && area <= to
}

export function squareMetres(area: number): number {
  return Math.round(area * SQ_M)
}

/** Places of the slider: few enough for each to be another area, as each arrow key should be. */
export const PLACES = 80

/** The limits of what is asked for. */
export interface Limits {
  readonly from: number
  readonly to: number
}

/** The area at a place of the slider, which is logarithmic: round between the limits, to 10 below 1,000, to 50 below 3,000, to 100 above. */
export function areaAt(place: number, { from, to }: Limits): number {
  const area = from * (to / from) ** (place / PLACES)
  const step = area < 1000 ? 10 : area < 3000 ? 50 : 100
  return Math.min(to, Math.max(from, Math.round(area / step) * step))
}

/** The place of the slider that is nearest to an area. */
export function placeOf(area: number, { from, to }: Limits): number {
  return Math.round((Math.log(area / from) / Math.log(to / from)) * PLACES)
}
