import type { Figures } from '../../model/estimate/estimateFigures.ts'
import type { Reply } from '../../model/estimate/estimateReply.ts'
import type { EstimateWords } from '../../model/estimate/estimateWords.ts'
import { rangeText, shortRange } from '../../model/estimate/money.ts'
import { percent, shape } from './shape.ts'

/**
 * Draws the rates, a row for each level, or a single one for offices and shops: its name, a bar, its range. The bars
 * share one scale; an open one goes on. Once there is a number, the chosen bar is filled, the ranges become amounts, and
 * the contingency is hatched in a row of its own. The bars show nothing that is not written.
 */
export function drawScale(
  drawing: Element,
  { levels, commercial, contingency }: Figures,
  { space, number }: Reply,
  { setAside }: EstimateWords,
) {
  const rows = space?.commercial && commercial ? [commercial] : levels
  const bounds = rows.flatMap(({ rate: { from, to } }) => [from, to])
  // The scale starts below the lowest bound and ends above the highest, where there is room for its contingency, too.
  const start = Math.min(...bounds) / 1.4
  const end = Math.max(...bounds) * Math.max(1.15, 1.02 + contingency.to / 100)
  const share = (rates: number) => (rates / (end - start)) * 100
  const write = (name: string, text: string, on?: boolean) => {
    const element = document.createElement(name)
    element.textContent = text
    element.toggleAttribute('data-on', !!on)
    drawing.append(element)
  }
  const bar = () => shape(drawing, 'svg', { 'aria-hidden': true })
  // One price is a bar, too, if a narrow one.
  const box = (bar: Element, from: number, to: number, kind: object = {}) =>
    shape(bar, 'rect', { x: percent(share(from - start)), width: percent(Math.max(share(to - from), 2)), ...kind })

  drawing.replaceChildren()
  for (const { label, rate } of rows) {
    const on = number?.rate === rate
    write('span', label, on)
    const place = bar()
    if (rate.open) box(place, rate.to, 2 * end, { 'data-open': '' })
    box(place, rate.from, rate.to, on ? { 'data-on': '' } : {})
    write('b', number ? shortRange(rate, number.area) : rangeText(rate), on)
  }
  if (!number) return
  const { to } = number.rate
  write('span', setAside)
  box(bar(), to, to * (1 + contingency.to / 100), { 'data-hatch': '' })
}
