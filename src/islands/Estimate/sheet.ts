import type { Figures } from '../../model/estimate/estimateFigures.ts'
import type { FirstNumber, Reply } from '../../model/estimate/estimateReply.ts'
import type { EstimateWords } from '../../model/estimate/estimateWords.ts'
import { grouped, rangeText, ringgit } from '../../model/estimate/money.ts'
import { format } from '../../model/text/format.ts'
import { JOINT } from '../../model/text/joints.ts'
import { programmeOn } from './programme.ts'
import { drawScale } from './scale.ts'
import { write } from './write.ts'

/** Returns a function that writes a reply on the sheet, and returns its headline: the sum, or what is still missing. */
export function sheetIn(root: Element, figures: Figures, words: EstimateWords): (reply: Reply) => string {
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
  const says = all('[data-say]').map((element) => [element, element.dataset.say ?? '', element.textContent] as const)
  const [scale, programme] = all('[data-scale], [data-drawing]') as unknown as [Element, Element]
  const moveProgramme = programmeOn(programme, figures, words)
  return (reply) => {
    const { space, level, area, fault, number } = reply
    const answers = [space, level, area]
    const texts = number ? textsOf(number, figures, words) : { cost: waitingFor(answers, words) }
    const states = { missing: !number, fault, commercial: space?.commercial, deposit: space?.deposit }
    for (const [name, is] of Object.entries(states)) root.toggleAttribute(`data-${name}`, !!is)
    for (const [element, name, blank] of says) write(element, ranged(texts[name] ?? blank))
    for (const [index, item] of all('[data-answer] ul li').entries())
      if (answers[index]) item.dataset.on = words.done
      else delete item.dataset.on

    drawScale(scale, figures, reply, words)
    if (number) moveProgramme(number.level)
    return texts.cost ?? ''
  }
}

/** Keeps ranges from breaking at the dash, as the build does (model/text/typography.ts). */
function ranged(text: string): string {
  return text.replace(/–(?!\u2060)/g, `–${JOINT}`)
}

function waitingFor(answers: readonly unknown[], words: EstimateWords): string {
  const open = [words.openSpace, words.openLevel, words.openArea].filter((_, index) => !answers[index])
  if (open.length === 3) return words.three
  return open.length === 2 ? words.two : format(words.one, open[0] ?? '')
}

function textsOf(number: FirstNumber, { contingency }: Figures, words: EstimateWords): Partial<Record<string, string>> {
  const { choice, cost, rate, aside, payments, area, level, programme } = number
  return {
    ...Object.fromEntries(payments.map(ringgit).entries()),
    choice,
    cost: ringgit(cost),
    weeks: format(words.weeks, rangeText(level.weeks)),
    rate: format(words.rate, ringgit(rate)),
    scale: format(words.sums, grouped(area)),
    aside: `${format(words.keep, ringgit(aside))} (${rangeText(contingency)}%)`,
    programme,
  }
}
