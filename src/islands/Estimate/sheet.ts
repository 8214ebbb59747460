import type { Figures } from '../../model/estimateFigures.ts'
import type { FirstNumber, Reply } from '../../model/estimateReply.ts'
import { grouped, rangeText, ringgit } from '../../model/money.ts'
import type { Looks } from '../estimateLooks.ts'

/** The sheet, on which a reply is written: the first number, or what is missing for it. */
export function sheetIn(root: Element, figures: Figures, { programmeOn, drawScale }: Looks): (reply: Reply) => void {
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
  const says = all('[data-say]').map((element) => [element, element.dataset.say ?? '', element.textContent] as const)
  const [scale, programme] = all('[data-drawing]') as unknown as [Element, Element]
  const moveProgramme = programmeOn(programme, figures)
  return (reply) => {
    const { space, level, area, fault, number } = reply
    const answers = [space, level, area]
    const texts = number ? textsOf(number, figures) : { cost: waitingFor(answers) }
    const states = { missing: !number, fault, commercial: space?.commercial, deposit: space?.deposit }
    for (const [name, is] of Object.entries(states)) root.toggleAttribute(`data-${name}`, !!is)
    for (const [element, name, blank] of says) element.textContent = texts[name] ?? blank
    for (const [index, item] of all('[data-answer] ul li').entries()) item.toggleAttribute('data-on', !!answers[index])
    drawScale(scale, figures, reply)
    if (number) moveProgramme(number.level)
  }
}

function waitingFor(answers: readonly unknown[]): string {
  const open = ['the kind of space', 'how much changes', 'the area'].filter((_, index) => !answers[index])
  if (open.length === 3) return 'Three answers, and the number is drawn here.'
  return open.length === 2 ? 'Two answers to go.' : `One answer to go: ${open}.`
}

function textsOf(number: FirstNumber, { contingency }: Figures): Record<string, string | undefined> {
  const { choice, cost, rate, aside, payments, area, level, programme } = number
  return {
    ...Object.fromEntries(payments.map(ringgit).entries()),
    choice,
    cost: ringgit(cost),
    weeks: `${rangeText(level.weeks)} weeks`,
    rate: `${ringgit(rate)} per sq ft, works and materials.`,
    scale: `RM for ${grouped(area)} sq ft`,
    aside: `Keep ${ringgit(aside)} aside (${rangeText(contingency)}%)`,
    programme,
  }
}
