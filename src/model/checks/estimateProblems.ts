import type { Content } from '../content.ts'
import { firstFound, type Problem } from '../problem.ts'
import type { Estimate } from '../schema/estimate.ts'
import { didYouMean } from '../text/didYouMean.ts'

type Uses = Pick<Content, 'estimate' | 'services' | 'gallery'>
type Found = Pick<Problem, 'path' | 'reason' | 'remedy'> & { readonly file?: string }

/** Reports figures of the estimate, if it is shown, that contradict each other, and unknown spaces, levels and steps. */
export function estimateProblems(uses: Uses): Problem[] {
  const { file, data } = uses.estimate
  if (!data.shown) return []
  const found = [
    ...missingParts(data),
    ...firstFound(repeatedKeys(data), unknownChoices(uses)),
    ...oddFigures(data),
    ...unknownSteps(uses),
  ]
  return found.map((problem) => ({ file, ...problem, rule: 'estimate' }))
}

function missingParts({ spaces, ...parts }: Estimate): Found[] {
  return (['commercial', 'deposit'] as const).flatMap((name) => {
    const index = spaces.findIndex((space) => space[name])
    if (index < 0 || parts[name]) return []
    const reason = `The space ${JSON.stringify(spaces[index]?.label)} has "${name}: true", but "${name}" is missing`
    const remedy = `Add the part "${name}:" below, or remove "${name}: true" here.`
    return { path: ['spaces', index, name], reason, remedy }
  })
}

function repeatedKeys(estimate: Estimate): Found[] {
  return (['spaces', 'levels'] as const).flatMap((list) => {
    const keys = estimate[list].map(({ key }) => key)
    return keys.flatMap((key, index) => {
      if (keys.indexOf(key) === index) return []
      const reason = `The key ${JSON.stringify(key)} is used twice in ${list}`
      return { path: [list, index, 'key'], reason, remedy: 'Give one a new key.' }
    })
  })
}

function oddFigures({ milestones, area: { from, to, example } }: Estimate): Found[] {
  const total = milestones.reduce((sum, { share }) => sum + share, 0)
  const shares = `The shares of the milestones add up to ${total}, not to 100`
  const limits = '"area.to" must be more than "from"'
  const between = '"area.example" must lie between "from" and "to"'
  const isOutside = example < from || example > to
  return [
    total !== 100 && { path: ['milestones'], reason: shares, remedy: 'Correct one of them.' },
    from >= to && { path: ['area', 'to'], reason: limits, remedy: 'Correct one of the two.' },
    from < to && isOutside && { path: ['area', 'example'], reason: between, remedy: 'Correct one of the three.' },
  ].filter((each) => each !== false)
}

function unknownChoices({ estimate: { file, data }, services, gallery }: Uses): Found[] {
  const lists = [
    [services.file, 'services', services.data.services] as const,
    [gallery.file, 'projects', gallery.data.projects] as const,
  ]
  const uses = [
    { file, chosen: data.example, path: ['example'] },
    ...lists.flatMap(([file, list, entries]) =>
      entries.map(({ estimate: chosen = {} }, index) => ({ file, chosen, path: [list, index, 'estimate'] })),
    ),
  ]
  return (['space', 'level'] as const).flatMap((kind) => {
    const keys = (kind === 'space' ? data.spaces : data.levels).map(({ key }) => key)
    return uses.flatMap(({ chosen, path, ...use }) => {
      const key = chosen[kind]
      if (key === undefined || keys.includes(key)) return []
      const reason = `There is no ${kind} ${JSON.stringify(key)} in ${file}`
      return { ...use, path: [...path, kind], reason, remedy: didYouMean(key, keys, `Use one of ${keys.join(', ')}.`) }
    })
  })
}

/** Steps count from 1: one that has another number is reported where it is. */
function unknownSteps({ estimate: { data }, services }: Uses): Found[] {
  const steps = services.data.process.steps.map((_, index) => index + 1)
  return data.example.phases.flatMap(({ step }, index) => {
    if (steps.includes(step)) return []
    const reason = `${services.file} has no step ${step}`
    const remedy = `Remove this phase or merge it with another, or write the number of a step: ${steps.join(', ')}.`
    return { path: ['example', 'phases', index, 'step'], reason, remedy }
  })
}
