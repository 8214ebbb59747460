/** The drawn figures that an article may show, by the names that it writes: src/components/Figure. */
export const FIGURES = ['kitchen-layouts', 'milestones', 'wet-and-dry', 'light-layers'] as const
export type FigureName = (typeof FIGURES)[number]

/** A point of a figure, written as 'Label: what is said of it'. */
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

/** The share that a label begins with: '10%' -> 10. */
export function shareOf(label: string): number {
  return Math.min(100, Number(/^\s*(\d+(?:\.\d+)?)\s*%/.exec(label)?.[1] ?? 0))
}
