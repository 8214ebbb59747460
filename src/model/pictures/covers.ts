import { routes } from '../routes.ts'

/** Neutral drawings, which fit any title. They are used in turn. */
const drawings = ['plan', 'programme', 'elevation', 'vents'] as const

/** The drawing on a card that has no picture. */
export interface Cover {
  readonly kind: 'checklist' | 'number' | (typeof drawings)[number]
  /** The number on a cover of kind 'number'. */
  readonly figure?: string
  /** Whether it has the dark colours, as every second cover of its kind does. */
  readonly dark: boolean
}

interface Card {
  readonly title: string
  readonly route: string
  readonly image?: unknown
}

/**
 * The covers of a row of cards; undefined for a card with a picture. Support notes get checklists, a figure in a title
 * is shown large, and the other cards get the neutral drawings in turn, as does a note beside another one: no two
 * neighbours look the same.
 */
export function coversOf(cards: readonly Card[]): (Cover | undefined)[] {
  const used = new Map<Cover['kind'], number>()
  let last: Cover['kind'] | undefined
  const take = (kind: Cover['kind']) => {
    last = kind
    const count = used.get(kind) ?? 0
    used.set(kind, count + 1)
    return { kind, dark: count % 2 === 1 }
  }
  let turn = 0
  return cards.map(({ title, route, image }) => {
    if (image) return undefined
    if (route.startsWith(NOTES) && last !== 'checklist') return take('checklist')
    const figure = FIGURE.exec(title)?.[0]
    if (figure) return { ...take('number'), figure }
    const drawing = drawings[turn % drawings.length] ?? 'plan'
    turn += 1
    return take(drawing)
  })
}

const NOTES = routes.note(1).slice(0, -1)

/** A figure short enough for a cover: '2025', 'RM180' or '1,150'. */
const FIGURE = /(?<![\w.,-])(?:RM)?(?:\d{1,2},\d{3}|\d{2,6})(?!\w|[.,]\d)/
