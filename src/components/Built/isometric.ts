/** A point of a room in metres: to the right, to the left, upwards. */
export type Point = readonly [x: number, y: number, z?: number]

/** A line through points, as path data. 26.4 by 14.8 units are a metre along the floor, 26 one upwards. */
export function line(...points: readonly Point[]): string {
  let [lastX, lastY] = [0, 0]
  return points
    .map((point, index) => {
      const [x, y] = projected(point)
      const [right, down] = [x - lastX, y - lastY]
      ;[lastX, lastY] = [x, y]
      if (index === 0) return `M${x} ${y}`
      return right === 0 ? `v${down}` : `l${right}${down < 0 ? '' : ' '}${down}`
    })
    .join('')
}

export function area(...points: readonly Point[]): string {
  return `${line(...points)}z`
}

/** The three sides of a box that can be seen: the top, and those that face to the left and to the right. */
export function box(
  [x, y, z = 0]: Point,
  [width, depth, height]: readonly [number, number, number],
): readonly string[] {
  const [right, left, top] = [x + width, y + depth, z + height]
  return [
    area([x, y, top], [right, y, top], [right, left, top], [x, left, top]),
    area([x, left, top], [right, left, top], [right, left, z], [x, left, z]),
    area([right, y, top], [right, left, top], [right, left, z], [right, y, z]),
  ]
}

function projected([x, y, z = 0]: Point): readonly [number, number] {
  return [Math.round(300 + 26.4 * (x - y)), Math.round(192 + 14.8 * (x + y) - 26 * z)]
}
