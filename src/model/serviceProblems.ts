import type { Content } from './content.ts'
import { didYouMean } from './didYouMean.ts'
import type { Problem } from './problem.ts'

/** Services that share an id, and home page cards for services that do not exist. */
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
  return [...twice, ...unknown]
}
