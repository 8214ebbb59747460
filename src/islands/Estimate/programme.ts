import type { Figures, Level } from '../../model/estimate/estimateFigures.ts'
import type { EstimateWords } from '../../model/estimate/estimateWords.ts'
import { percent, set, shape } from './shape.ts'

/** Percentage of the width that precedes the work on site. */
const BEFORE = 14
/** When the carpentry is installed, as a fraction of the weeks on site. */
const CARPENTRY = 0.6
/** Percentages of the width that the words at the start take, and a number of weeks. */
const [WORDS, WEEKS] = [25, 9]

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
  const flags = milestones.map((milestone, index) => {
    const flag = shape(svg, 'svg', {})
    const isFirst = milestone.at === 'signing'
    const foot = isFirst ? 15 : 0 // or half of the flag would be outside
    const x = foot + beside(milestone, milestones) * 27
    shape(flag, 'path', { d: `M${x - 14} 1h27v27h-27zM${foot} 28v${isFirst ? 29 : 19}` })
    shape(flag, 'text', { x, y: 21 }, index + 1)
    return [flag, milestone.at] as const
  })
  shape(svg, 'text', { y: 92, 'text-anchor': 'start' }, drawings)
  const names = ['middle', 'middle', 'end'].map((anchor) => shape(svg, 'text', { y: 92, 'text-anchor': anchor }))

  return ({ weeks: { from, to } }) => {
    const all = to + buffer.to
    const at = (week: number) => BEFORE + (week / all) * (100 - BEFORE)
    const places = {
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
      const hasRoom = at(end) > WORDS && at(bounds[index + 2] ?? Infinity) > at(end) + WEEKS
      names[index]?.replaceChildren(hasRoom ? String(end) : '')
    }
    for (const [flag, due] of flags) set(flag, { x: percent(places[due]) })
  }
}

/** How many flags further right one stands: those of one time are side by side, at the end of the work to the left. */
function beside(milestone: Figures['milestones'][number], milestones: Figures['milestones']): number {
  const same = milestones.filter(({ at }) => at === milestone.at)
  return same.indexOf(milestone) - (milestone.at === 'handover' ? same.length - 1 : 0)
}
