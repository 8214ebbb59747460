import type { Estimate } from '../schema/estimate.ts'
import { inSentence } from './inSentence.ts'
import { grouped, rangeText, ringgit, spanOf } from './money.ts'

/** The figures of the estimate as text, by the names in braces that other pages use for them: {rateLight}, {buffer}. */
export function figureTexts(figures: Estimate): Record<string, string> {
  const { year, spaces, levels, commercial, buffer, contingency, milestones, deposit, example } = figures
  const each = levels.flatMap((level): [string, string][] => [
    [nameOf('rate', level), ringgit(level.rate)],
    [nameOf('weeks', level), rangeText(level.weeks)],
  ])
  return {
    ...Object.fromEntries(each),
    rateHome: ringgit(spanOf(levels.map(({ rate }) => rate))),
    ...(commercial && { rateCommercial: ringgit(commercial.rate) }),
    weeksAny: rangeText(spanOf(levels.map(({ weeks }) => weeks))),
    buffer: rangeText(buffer),
    contingency: `${rangeText(contingency)}%`,
    ...(deposit && { deposit: ringgit(deposit.amount) }),
    milestones: `${milestones.map(({ share }) => share).join('/')}%`,
    year: String(year),
    exampleSpace: inSentence(spaces.find(({ key }) => key === example.space)?.label ?? example.space),
    examplePlace: example.place,
    exampleArea: grouped(example.area),
  }
}

/** 'rateLight' */
function nameOf(what: string, { key }: Estimate['levels'][number]): string {
  return what + key.charAt(0).toUpperCase() + key.slice(1)
}
