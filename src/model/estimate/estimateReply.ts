import { format } from '../text/format.ts'
import { unjoined } from '../text/joints.ts'
import { isWithin, parseArea, squareMetres } from './area.ts'
import { type Chosen, estimate, type Sums } from './estimate.ts'
import type { Answers } from './estimateAddress.ts'
import type { Figures, Level, Space } from './estimateFigures.ts'
import type { EstimateWords } from './estimateWords.ts'
import { inSentence } from './inSentence.ts'
import { grouped, rangeText, ringgit } from './money.ts'

/** The reply to the answers given so far. */
export interface Reply {
  readonly space?: Space
  readonly level?: Level
  /** The area, if it is within the limits. */
  readonly area?: number
  /** The message for an area that is not. */
  readonly fault?: string
  /** The text beside the area. */
  readonly note: string
  /** The first number, once all three answers are valid. */
  readonly number?: FirstNumber
}

export interface FirstNumber extends Chosen, Sums {
  /** 'Condo, medium works, 1,150 sq ft' */
  readonly choice: string
  /** '6–10 weeks, plus 2–4 to spare' */
  readonly programme: string
  /** Choice, cost and programme in one sentence, with plain spaces, for messages. */
  readonly sentence: string
}

/** The text with its ranges spelt out, to be read aloud. */
export function spoken(text: string, { to, more }: Pick<EstimateWords, 'to' | 'more'>): string {
  return text.replaceAll('–', ` ${to} `).replace(/(\d)\+/g, (_, digit) => `${digit} ${more}`)
}

/** Ignores unknown keys and reports an invalid area; never clamps it to the limits. */
export function replyTo(answers: Answers, figures: Figures, words: EstimateWords): Reply {
  const { from, to } = figures.area
  const space = figures.spaces.find(({ key }) => key === answers.space)
  const level = figures.levels.find(({ key }) => key === answers.level)
  const typed = parseArea(answers.area)
  if (!isWithin(typed, figures.area)) {
    if (typed === 'nothing') return { space, level, note: space?.usual ?? '' }
    const fault = format(words.outside, grouped(from), grouped(to))
    return { space, level, fault, note: fault }
  }
  const note = `= ${grouped(squareMetres(typed))} ${words.metres}`
  const number = space && level && firstNumber({ space, level, area: typed }, figures, words)
  return { space, level, area: typed, note, number }
}

function firstNumber(asked: Chosen, figures: Figures, words: EstimateWords): FirstNumber {
  const { space, level, area } = asked
  const sums = estimate(asked, figures)
  const choice = format(words.choice, space.label, inSentence(level.label), grouped(area))
  const programme = format(words.programme, rangeText(level.weeks), rangeText(figures.buffer))
  const [colon, comma, stop] = /[\u3400-\u9fff]/.test(choice) ? ['：', '，', '。'] : [': ', ', ', '.']
  const sentence = unjoined(`${choice}${colon}${ringgit(sums.cost)}${comma}${programme}${stop}`)
  return { ...asked, ...sums, choice, programme, sentence }
}
