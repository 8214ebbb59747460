import { isWithin, parseArea, squareMetres } from './area.ts'
import { type Answer, type Choice, estimate } from './estimate.ts'
import type { Answers } from './estimateAddress.ts'
import type { Figures, Level, Space } from './estimateFigures.ts'
import type { EstimateWords } from './estimateWords.ts'
import { fill } from './fill.ts'
import { inSentence } from './inSentence.ts'
import { grouped, rangeText, ringgit } from './money.ts'

/** What is replied to the answers that somebody has given so far. */
export interface Reply {
  readonly space?: Space
  readonly level?: Level
  /** An area that can be answered. */
  readonly area?: number
  /** What to say of an area that cannot. */
  readonly fault?: string
  /** What to show beside the area. */
  readonly note: string
  /** The first number, once nothing is missing. */
  readonly number?: FirstNumber
}

export interface FirstNumber extends Choice, Answer {
  /** 'Condo, medium works, 1,150 sq ft' */
  readonly choice: string
  /** '6–10 weeks, plus 2–4 to spare' */
  readonly programme: string
  /** All of it in one sentence. */
  readonly sentence: string
}

/** A text with ranges as it is read aloud. */
export function spoken(text: string, { to, more }: Pick<EstimateWords, 'to' | 'more'>): string {
  return text.replaceAll('–', ` ${to} `).replace(/(\d)\+/g, (_, digit) => `${digit} ${more}`)
}

/** What makes no sense is ignored, or said; nothing is moved into range. */
export function replyTo(answers: Answers, figures: Figures, words: EstimateWords): Reply {
  const { from, to } = figures.area
  const space = figures.spaces.find(({ key }) => key === answers.space)
  const level = figures.levels.find(({ key }) => key === answers.level)
  const typed = parseArea(answers.area)
  if (!isWithin(typed, figures.area)) {
    if (typed === 'nothing') return { space, level, note: space?.usual ?? '' }
    const fault = fill(words.outside, { 1: grouped(from), 2: grouped(to) })
    return { space, level, fault, note: fault }
  }
  const note = `= ${grouped(squareMetres(typed))} ${words.metres}`
  const number = space && level && firstNumber({ space, level, area: typed }, figures, words)
  return { space, level, area: typed, note, number }
}

function firstNumber(asked: Choice, figures: Figures, words: EstimateWords): FirstNumber {
  const { space, level, area } = asked
  const answer = estimate(asked, figures)
  const choice = fill(words.choice, { 1: space.label, 2: inSentence(level.label), 3: grouped(area) })
  const programme = fill(words.programme, { 1: rangeText(level.weeks), 2: rangeText(figures.buffer) })
  const sentence = `${choice}: ${ringgit(answer.cost)}, ${programme}.`
  return { ...asked, ...answer, choice, programme, sentence }
}
