import type { Content } from '../content.ts'
import { firstFound, type Problem } from '../problem.ts'
import { didYouMean } from '../text/didYouMean.ts'

/** Services that share an id, home page cards for services that do not exist, and steps that are out of order. */
export function serviceProblems({ services, home }: Content): Problem[] {
  const ids = services.data.services.map(({ id }) => id)
  const twice = ids.flatMap((id, index): Problem[] => {
    if (ids.indexOf(id) === index) return []
    const reason = `Two services have the id ${JSON.stringify(id)}`
    const path = ['services', index, 'id']
    return [{ file: services.file, path, rule: 'duplicate-id', reason, remedy: 'Give one of the two another id.' }]
  })
  const unknown = home.data.offer.cards.flatMap(({ service }, index): Problem[] => {
    if (ids.includes(service)) return []
    const reason = `There is no service ${JSON.stringify(service)} in ${services.file}`
    const remedy = didYouMean(service, ids, `Use one of ${ids.join(', ')}, or remove this card.`)
    return [{ file: home.file, path: ['offer', 'cards', index, 'service'], rule: 'unknown-service', reason, remedy }]
  })
  const moved = services.data.process.steps.flatMap(({ step }, index): Problem[] => {
    if (step === index + 1) return []
    const reason = `Step ${index + 1} of the process has the number ${step}`
    const remedy = 'Number the steps in their order, and the phases in content/estimate.yaml with them.'
    return [{ file: services.file, path: ['process', 'steps', index, 'step'], rule: 'step-order', reason, remedy }]
  })
  return [...firstFound(twice, unknown), ...moved.slice(0, 1)]
}
