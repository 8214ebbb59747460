/** A point in a room, in metres: along the axis to the lower right, along the one to the lower left, and upwards. */
export type Point = readonly [x: number, y: number, z?: number]

/** Path data of a line through points. A metre is 26.4 by 14.8 units along the floor and 26 units upwards. */
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

/** The three visible sides of a box: the top, and those that face left and right. */
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
