/** The names of the drawn figures (src/components/Figure) that an article can use. */
export const FIGURES = ['kitchen-layouts', 'milestones', 'wet-and-dry', 'light-layers'] as const
export type FigureName = (typeof FIGURES)[number]

/** The kitchens that have a drawing, and the points that the two numbered drawings have room for. */
const KITCHENS = ['One wall', 'Galley', 'L-shape', 'U-shape', 'Island']
const MAX_POINTS = 3

/** The drawing of a kitchen: 'L-shape' -> 'kitchen-l-shape'. The first word of its label decides. */
export function kitchenDrawing(label: string): string {
  return `kitchen-${label.toLowerCase().split(' ')[0]}`
}

/** Why a figure cannot draw all of its points, and what to do about it; undefined if it can. */
export function undrawn(name: FigureName, data: readonly string[]): [reason: string, remedy: string] | undefined {
  if (name === 'milestones') return undefined
  if (name !== 'kitchen-layouts') {
    if (data.length <= MAX_POINTS) return undefined
    return [
      `The figure has room for ${MAX_POINTS} points, not for ${data.length}`,
      'Put the others into a list below it.',
    ]
  }
  const drawings = KITCHENS.map(kitchenDrawing)
  const label = figurePoints(data)
    .map((point) => point.label)
    .find((each) => !drawings.includes(kitchenDrawing(each)))
  return label === undefined
    ? undefined
    : [`The figure has no drawing of ${JSON.stringify(label)}`, `Use ${KITCHENS.join(', ')}.`]
}

/** A point of a figure, written as 'Label: text'. */
export interface FigurePoint {
  readonly label: string
  readonly text: string
}

export function figurePoints(data: readonly string[]): FigurePoint[] {
  return data.map((item) => {
    const [, label = item, text = ''] = /^([^:]+):\s*([\s\S]*)$/.exec(item) ?? []
    return { label, text }
  })
}

/** The percentage at the start of a label: '10%' -> 10. */
export function shareOf(label: string): number {
  return Math.min(100, Number(/^\s*(\d+(?:\.\d+)?)\s*%/.exec(label)?.[1] ?? 0))
}
