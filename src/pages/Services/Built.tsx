import * as css from './Built.module.css'
import { area, box, line } from './isometric.ts'

/**
 * One plan that gets built, ten metres by eight: measured, drawn anew, walls on paper, walls on site, lived in. Browsers that
 * tie it to scrolling pass through all of that; for others it is finished. Decoration: the steps beside it say the same.
 */
export function Built() {
  return (
    <svg className={css.built} viewBox="52 106 546 374" aria-hidden="true">
      <path d={area([0, 0], [10, 0], [10, 8], [0, 8])} />
      <path className={css.was} d={kept + removed + rulers} />
      <path className={css.gone} d={removed} />
      <path className={css.added} pathLength="1" d={added} />
      <path className={css.paper} d={onPaper} />
      <g className={css.walls}>
        <Box at={[0, 0]} size={[0.2, 8, 3]} />
        <Box at={[0, 0]} size={[10, 0.2, 3]} />
      </g>
      <g className={css.furniture}>
        <Box look="brass" at={[1, 1]} size={[2.4, 3, 0.6]} />
        <Box at={[1, 1]} size={[2.4, 0.7, 1]} />
      </g>
      <g className={css.walls}>
        <Box at={[6, 0]} size={[0.2, 5, 3]} />
        <Box at={[4, 4.8]} size={[2.2, 0.2, 3]} />
      </g>
      <g className={css.furniture}>
        <Box at={[7, 0.6]} size={[2.6, 0.8, 0.9]} />
        <Box at={[8.8, 1.4]} size={[0.8, 2.6, 0.9]} />
        <Box look="jade" at={[0.6, 5.8]} size={[1, 1.8, 0.7]} />
        <Box at={[2.2, 6.3]} size={[1.3, 0.9, 0.4]} />
        <Box look="brass" at={[6.4, 6]} size={[2.6, 1.2, 0.8]} />
      </g>
    </svg>
  )
}

interface BoxProps {
  look?: 'brass' | 'jade'
  at: Parameters<typeof box>[0]
  size: Parameters<typeof box>[1]
}

function Box({ look, at, size }: BoxProps) {
  return (
    <g className={look && css[look]}>
      {box(at, size).map((side) => (
        <path d={side} key={side} />
      ))}
    </g>
  )
}

const kept = line([6, 0], [6, 3.2]) + line([6, 4.4], [6, 5], [10, 5])
const removed = line([0, 5], [2, 5]) + line([3.4, 5], [6, 5])
const added = line([6, 0], [6, 5], [4, 5])

/** Lines beside the house with a stroke at each end. */
const rulers =
  line([0, 8.7], [0, 9.3], [0, 9], [10, 9], [10, 8.7], [10, 9.3]) +
  line([10.7, 0], [11.3, 0], [11, 0], [11, 8], [10.7, 8], [11.3, 8])

/** The walls as edges, before they stand. */
const onPaper =
  area([0, 0, 3], [10, 0, 3], [10, 8, 3], [0, 8, 3]) +
  line([10, 0], [10, 0, 3]) +
  line([10, 8], [10, 8, 3]) +
  line([0, 8], [0, 8, 3]) +
  line([6, 0, 3], [6, 5, 3], [4, 5, 3], [4, 5])
