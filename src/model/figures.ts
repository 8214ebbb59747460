/** The names of the drawn figures (src/components/Figure) that an article can use. */
export const FIGURES = ['kitchen-layouts', 'milestones', 'wet-and-dry', 'light-layers'] as const
export type FigureName = (typeof FIGURES)[number]

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
