import { MAP } from '../../model/constants.ts'
import type { Settings } from '../../model/schema/settings.ts'
import { breadthOf } from '../../model/text/chinese.ts'

type Area = Settings['areas'][number]

/** Where a name starts, or ends, or has its middle, measured from the point of its area. */
interface Label {
  readonly x: number
  readonly y: number
  readonly textAnchor?: 'middle' | 'end'
}

type Box = readonly [left: number, top: number, right: number, bottom: number]

/** The size of a Latin letter, in map units, at the largest font size, which is the one on phones. */
const LETTER = { width: 15, ascent: 20, descent: 6 }
const POINT = 6
const MARGIN = 14

const right: Label = { x: 14, y: 5 }
const left: Label = { x: -12, y: -2, textAnchor: 'end' }
const below: Label = { x: 0, y: 34, textAnchor: 'middle' }
const above: Label = { x: 0, y: -14, textAnchor: 'middle' }

/**
 * Places the name of each area: on the side of its point that content requests or, where there is no room, on the other
 * side, below, or above. Of places without enough room it takes the one that hides least.
 */
export function placeLabels(areas: readonly Area[]): Label[] {
  const points = areas.map(({ x, y }): Box => [x - POINT, y - POINT, x + POINT, y + POINT])
  const names: Box[] = []
  return areas.map((area, index) => {
    const obstacles = [...points.filter((_, other) => other !== index), ...names]
    const hidden = (label: Label) => {
      const box = boxOf(area, label)
      return outside(box) + obstacles.reduce((sum, other) => sum + shared(box, other), 0)
    }
    const labels = area.anchor === 'start' ? [right, left, below, above] : [left, right, below, above]
    const label = labels.reduce((best, next) => (hidden(next) < hidden(best) ? next : best))
    names.push(boxOf(area, label))
    return label
  })
}

function boxOf({ name, x, y }: Area, label: Label): Box {
  const width = breadthOf(name) * LETTER.width
  const start = x + label.x - { start: 0, middle: width / 2, end: width }[label.textAnchor ?? 'start']
  return [start, y + label.y - LETTER.ascent, start + width, y + label.y + LETTER.descent]
}

/** The area that two boxes share. */
function shared(one: Box, other: Box): number {
  const width = Math.min(one[2], other[2]) - Math.max(one[0], other[0])
  const height = Math.min(one[3], other[3]) - Math.max(one[1], other[1])
  return width > 0 && height > 0 ? width * height : 0
}

/** How far a box goes beyond the map and the margin of the page, off the screen: worse than to be hidden. */
function outside([left, , right]: Box): number {
  return 1000 * Math.max(0, -MARGIN - left, right - MAP.width - MARGIN)
}
