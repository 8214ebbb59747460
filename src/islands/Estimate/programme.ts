import type { Figures, Level } from '../../model/estimateFigures.ts'
import type { EstimateWords } from '../../model/estimateWords.ts'
import { percent, set, shape } from './shape.ts'

/** Percentage of the width that precedes the work on site. */
const BEFORE = 14
/** When the carpentry is installed, as a fraction of the weeks on site. */
const CARPENTRY = 0.6

/**
 * Draws the weeks on site as a timeline: the least they take, the most, the buffer, and the payments along it. Draws
 * once; the returned function moves the shapes for another level. The text around the drawing states the same.
 */
export function programmeOn(
  svg: Element,
  { buffer, milestones }: Figures,
  { drawings }: EstimateWords,
): (level: Level) => void {
  const pattern = { id: 'hatch', width: 8, height: 8, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' }
  shape(shape(svg, 'pattern', pattern), 'path', { d: 'M0 0v8' })
  shape(svg, 'line', { x2: percent(BEFORE), y1: 58, y2: 58 })
  const spans = [{ 'data-sure': '' }, {}, { 'data-hatch': '' }].map((kind) =>
    shape(svg, 'rect', { y: 48, height: 20, ...kind }),
  )
  const flags = milestones.map(({ at }, index) => {
    const flag = shape(svg, 'svg', {})
    shape(flag, 'path', { d: `M-14 1h27v27h-27zM0 28v${at === 'signing' ? 29 : 19}` })
    shape(flag, 'text', { y: 21 }, index + 1)
    return flag
  })
  shape(svg, 'text', { y: 92, 'text-anchor': 'start' }, drawings)
  const names = ['middle', 'middle', 'end'].map((anchor) => shape(svg, 'text', { y: 92, 'text-anchor': anchor }))

  return ({ weeks: { from, to } }) => {
    const all = to + buffer.to
    const at = (week: number) => BEFORE + (week / all) * (100 - BEFORE)
    const places: Readonly<Record<string, number>> = {
      signing: 0,
      start: BEFORE,
      carpentry: at(to * CARPENTRY),
      handover: at(to),
    }
    const bounds = [0, from, to, all]
    for (const [index, span] of spans.entries()) {
      const [start = 0, end = 0] = bounds.slice(index)
      set(span, { x: percent(at(start)), width: percent(at(end) - at(start)) })
      set(names[index], { x: percent(at(end)) })
      names[index]?.replaceChildren(String(end))
    }
    for (const [index, flag] of flags.entries()) set(flag, { x: percent(places[milestones[index]?.at ?? ''] ?? 0) })
  }
}
