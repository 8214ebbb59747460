import { area, box, line } from './isometric.ts'

const kept = line([6, 0], [6, 3.2]) + line([6, 4.4], [6, 5], [10, 5])
const removed = line([0, 5], [2, 5]) + line([3.4, 5], [6, 5])
const added = line([6, 0], [6, 5], [4, 5])

/** Dimension lines beside the house, with a tick at each end. */
const rulers =
  line([0, 8.7], [0, 9.3], [0, 9], [10, 9], [10, 8.7], [10, 9.3]) +
  line([10.7, 0], [11.3, 0], [11, 0], [11, 8], [10.7, 8], [11.3, 8])

/** The walls as outlines, before they are built. */
const onPaper =
  area([0, 0, 3], [10, 0, 3], [10, 8, 3], [0, 8, 3]) +
  line([10, 0], [10, 0, 3]) +
  line([10, 8], [10, 8, 3]) +
  line([0, 8], [0, 8, 3]) +
  line([6, 0, 3], [6, 5, 3], [4, 5, 3], [4, 5])

/** Colours of the visible sides of a box: top, left and right. */
const oak = ['env(brand-sand-d6)', 'env(brand-sand-d17)', 'env(brand-sand-d28)']
const plaster = ['var(--on-dark)', 'env(brand-jade)', 'env(brand-jade-d20)']
const brass = ['var(--brass)', 'env(brand-brass-d16)', 'env(brand-brass-d30)']
const jade = ['env(brand-jade-l34)', 'env(brand-jade-l18)', 'env(brand-jade-l8)']

/** The parts of the plan that Built.tsx shows being built, from the floor up. */
export const built = {
  floor: <path d={area([0, 0], [10, 0], [10, 8], [0, 8])} />,
  was: <path d={kept + removed + rulers} />,
  gone: <path d={removed} />,
  added: <path pathLength="1" d={added} />,
  paper: <path d={onPaper} />,
  outerWalls: (
    <>
      <Box colours={plaster} at={[0, 0]} size={[0.2, 8, 3]} />
      <Box colours={plaster} at={[0, 0]} size={[10, 0.2, 3]} />
    </>
  ),
  bed: (
    <>
      <Box colours={brass} at={[1, 1]} size={[2.4, 3, 0.6]} />
      <Box colours={oak} at={[1, 1]} size={[2.4, 0.7, 1]} />
    </>
  ),
  innerWalls: (
    <>
      <Box colours={plaster} at={[6, 0]} size={[0.2, 5, 3]} />
      <Box colours={plaster} at={[4, 4.8]} size={[2.2, 0.2, 3]} />
    </>
  ),
  furniture: (
    <>
      <Box colours={oak} at={[7, 0.6]} size={[2.6, 0.8, 0.9]} />
      <Box colours={oak} at={[8.8, 1.4]} size={[0.8, 2.6, 0.9]} />
      <Box colours={jade} at={[0.6, 5.8]} size={[1, 1.8, 0.7]} />
      <Box colours={oak} at={[2.2, 6.3]} size={[1.3, 0.9, 0.4]} />
      <Box colours={brass} at={[6.4, 6]} size={[2.6, 1.2, 0.8]} />
    </>
  ),
}

interface BoxProps {
  colours: readonly string[]
  at: Parameters<typeof box>[0]
  size: Parameters<typeof box>[1]
}

function Box({ colours, at, size }: BoxProps) {
  return box(at, size).map((side, index) => (
    <path d={side} fill={colours[index]} stroke="var(--jade-deep)" key={side} />
  ))
}
