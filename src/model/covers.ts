import { routes } from './routes.ts'

/** Drawings that say nothing of what is below them. They take turns. */
const drawings = ['plan', 'programme', 'elevation', 'vents'] as const

/** What is drawn on a card that has no picture. */
export interface Cover {
  readonly kind: 'checklist' | 'number' | (typeof drawings)[number]
  /** What a number cover says. */
  readonly figure?: string
  /** Its other colours: those of every second one of its kind. */
  readonly dark: boolean
}

interface Card {
  readonly title: string
  readonly route: string
  readonly image?: unknown
}

/**
 * The covers of a row of cards, undefined for one that has a picture. Support notes are checklists, a figure in a title is
 * shown large, the others take turns: no two that stand side by side are alike.
 */
export function coversOf(cards: readonly Card[]): (Cover | undefined)[] {
  const used = new Map<Cover['kind'], number>()
  const take = (kind: Cover['kind']) => {
    const count = used.get(kind) ?? 0
    used.set(kind, count + 1)
    return { kind, dark: count % 2 === 1 }
  }
  let turn = 0
  return cards.map(({ title, route, image }) => {
    if (image) return undefined
    if (route.startsWith(NOTES)) return take('checklist')
    const figure = FIGURE.exec(title)?.[0]
    if (figure) return { ...take('number'), figure }
    const drawing = drawings[turn % drawings.length] ?? 'plan'
    turn += 1
    return take(drawing)
  })
}

const NOTES = routes.note(1).slice(0, -1)

/** '2025', 'RM180', '900': as much as a cover has room for. */
const FIGURE = /(?<![\w.,-])(?:RM)?\d[\d,]{1,5}\b/
