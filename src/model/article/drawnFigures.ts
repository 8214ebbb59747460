/** The names of the drawn figures (src/components/Figure) that an article can use. */
export const FIGURES = ['kitchen-layouts', 'milestones', 'wet-and-dry', 'light-layers'] as const
export type FigureName = (typeof FIGURES)[number]

/** The kitchens that have a drawing. */
const KITCHENS = ['One wall', 'Galley', 'L-shape', 'U-shape', 'Island']
/** The points that each of the two numbered drawings has room for. */
const MAX_POINTS = 3

const drawingOf = (label: string) => `kitchen-${label.toLowerCase().split(' ')[0]}`
const DRAWINGS = KITCHENS.map(drawingOf)

/**
 * The drawings of kitchens: 'L-shape' -> 'kitchen-l-shape'. Five labels, as in another language, get all in order unless
 * one of them names another drawing.
 */
export function kitchenDrawings(labels: readonly string[]): readonly string[] {
  const named = labels.map(drawingOf)
  const isInOrder = named.every((each, index) => !DRAWINGS.includes(each) || each === DRAWINGS[index])
  return labels.length === DRAWINGS.length && isInOrder ? DRAWINGS : named
}

/** Why a figure cannot draw all of its points, and what to do about it; undefined if it can. */
export function undrawn(name: FigureName, data: readonly string[]): [reason: string, remedy: string] | undefined {
  const labels = figurePoints(data).map(({ label }) => label)
  if (name === 'milestones') {
    const odd = labels.find((label) => shareOf(label) === 0)
    return odd
      ? [`The label ${JSON.stringify(odd)} is not a percentage`, 'Write it like "10%: at the signing".']
      : undefined
  }
  if (name !== 'kitchen-layouts') {
    if (data.length <= MAX_POINTS) return undefined
    return [
      `The figure has room for ${MAX_POINTS} points, not for ${data.length}`,
      'Put the others into a list below it.',
    ]
  }
  const unknown = kitchenDrawings(labels).findIndex((each) => !DRAWINGS.includes(each))
  if (unknown < 0) return undefined
  const remedy = `Use ${KITCHENS.join(', ')}, or all five in this order in another language.`
  return [`The figure has no drawing of ${JSON.stringify(labels[unknown])}`, remedy]
}

/** A point of a figure, written as 'Label: text', in Chinese also with a wide colon. */
export interface FigurePoint {
  readonly label: string
  readonly text: string
}

export function figurePoints(data: readonly string[]): FigurePoint[] {
  return data.map((item) => {
    const [, label = item, text = ''] = /^([^:：]+)[:：]\s*([\s\S]*)$/.exec(item) ?? []
    return { label, text }
  })
}

/** The percentage at the start of a label: '10%' -> 10. */
export function shareOf(label: string): number {
  return Math.min(100, Number(/^\s*(\d+(?:\.\d+)?)\s*%/.exec(label)?.[1] ?? 0))
}
