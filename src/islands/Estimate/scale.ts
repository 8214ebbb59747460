import type { Figures } from '../../model/estimateFigures.ts'
import type { Reply } from '../../model/estimateReply.ts'
import type { EstimateWords } from '../../model/estimateWords.ts'
import { shortAmount } from '../../model/money.ts'
import { percent, shape } from './shape.ts'

/**
 * Draws the rates as a bar: one box per level, end to end, the last one open, or a single box for offices and shops.
 * Once there is a number, the chosen box is filled, the bounds become amounts, and the contingency is hatched below.
 * Everything shown is also stated in the text around it.
 */
export function drawScale(
  svg: Element,
  { levels, commercial, contingency }: Figures,
  { space, number }: Reply,
  { setAside }: EstimateWords,
) {
  const rooms = space?.commercial && commercial ? [commercial] : levels
  const rates = rooms.map(({ rate }) => rate)
  const bounds = [...new Set(rates.flatMap(({ from, to }) => (rooms[1] ? [from, to] : [from, (from + to) / 2, to])))]
  const least = Math.min(...bounds)
  const most = Math.max(...bounds)
  // The bar starts below the lowest bound and ends above the highest, where there is room for its contingency, too.
  const start = least / 1.4
  const end = most * Math.max(1.15, 1.02 + contingency.to / 100)
  const at = (rate: number) => ((rate - start) / (end - start)) * 100
  const box = (from: number, to: number) => ({ x: percent(at(from)), width: percent(at(to) - at(from)) })
  const text = (rate: number, y: number, words: unknown, more?: object) =>
    shape(svg, 'text', { x: percent(at(rate)), y, ...more }, words)

  svg.replaceChildren()
  if (rates.some(({ open }) => open)) shape(svg, 'rect', { ...box(most, 2 * most), y: 1, height: 54, 'data-open': '' })
  for (const { label, rate } of rooms) {
    const on = number?.rate === rate && { 'data-on': '' }
    shape(svg, 'rect', { ...box(rate.from, rate.to), y: 1, height: 54, ...on })
    text((rate.from + rate.to) / 2, 34, label, on || {})
  }
  for (const rate of bounds) {
    const plus = rates.some(({ to, open }) => open && to === rate) ? '+' : ''
    const bold = (rate === number?.rate.from || rate === number?.rate.to) && { 'data-bound': '' }
    text(rate, 80, (number ? shortAmount(rate * number.area) : rate) + plus, bold || {})
  }
  if (!number) return
  const { to } = number.rate
  const aside = to * (1 + contingency.to / 100)
  shape(svg, 'rect', { ...box(to, aside), y: 98, height: 20, 'data-hatch': '' })
  // The label is before the hatched box if there is room, otherwise after it.
  if (at(to) > 30) text(to, 113, setAside, { dx: -10, 'text-anchor': 'end' })
  else text(aside, 113, setAside, { dx: 10, 'text-anchor': 'start' })
}
