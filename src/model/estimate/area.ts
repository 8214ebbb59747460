import type { Range } from '../schema/estimate.ts'

/** Square metres per square foot. */
const SQ_M = 0.092903

/** An area as somebody typed it: square feet, 'nothing' for an empty field, 'unclear' for anything else. */
type TypedArea = number | 'nothing' | 'unclear'

/**
 * Accepts '1,150', '1 150', '1150.5', '1150 sq ft' and '1150 kaki persegi', but not other letters, signs or '1,15'. Never
 * clamps to a range.
 */
export function parseArea(text: string): TypedArea {
  const typed = text.normalize('NFKC').toLowerCase().replace(unit, '').trim()
  if (typed === '') return text.trim() === '' ? 'nothing' : 'unclear'
  if (!/^(\d{1,3}([, ]\d{3})+|\d+)(\.\d+)?$/.test(typed)) return 'unclear'
  return Math.round(Number(typed.replace(/[, ]/g, '')))
}

/** Square feet in the languages of the site. */
const unit = /(sq\.?\s?ft\.?|sf|ft2|square (feet|foot)|kaki persegi|平?方英?[尺呎]|சதுர அடி)\s*$/

/** Whether a typed area is a number within the limits, so that it can be estimated. */
export function isWithin(area: TypedArea, { from, to }: Range): area is number {
  return typeof area === 'number' && area >= from && area <= to
}

export function squareMetres(squareFeet: number): number {
  return Math.round(squareFeet * SQ_M)
}

/** Steps of the slider at most. */
const MOST_STEPS = 80

/**
 * The areas that the slider offers, from the smallest to the largest, each larger than the one before by about the same
 * ratio, so that every press of an arrow key changes the area. Those between the limits are rounded to 10 below 1,000,
 * to 50 below 3,000 and to 100 above.
 */
export function areasWithin({ from, to }: Range): readonly number[] {
  const between = Array.from({ length: MOST_STEPS - 1 }, (_, index) => {
    const area = from * (to / from) ** ((index + 1) / MOST_STEPS)
    const step = area < 1000 ? 10 : area < 3000 ? 50 : 100
    return Math.round(area / step) * step
  })
  return [...new Set([from, ...between.filter((area) => area > from && area < to), to])]
}
