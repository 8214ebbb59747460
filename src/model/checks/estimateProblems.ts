import type { Content } from '../content.ts'
import type { Problem } from '../problem.ts'
import { didYouMean } from '../text/didYouMean.ts'

/** Reports figures of the estimate, if it is shown, that contradict each other, and unknown spaces, levels and steps. */
export function estimateProblems({ estimate, services }: Pick<Content, 'estimate' | 'services'>): Problem[] {
  const { shown, spaces, levels, milestones, area, example } = estimate.data
  if (!shown) return []
  const { steps } = services.data.process
  const numbers = steps.map(({ step }) => step).join(', ')
  const own = (path: Path, reason: string, remedy: string): Problem[] => [
    { file: estimate.file, path, rule: 'estimate', reason, remedy },
  ]
  const keys = { space: spaces.map(({ key }) => key), level: levels.map(({ key }) => key) }
  const unknown = (file: string, kind: 'space' | 'level', key: string | undefined, path: Path): Problem[] => {
    if (key === undefined || keys[kind].includes(key)) return []
    const reason = `There is no ${kind} ${JSON.stringify(key)} in ${estimate.file}`
    const remedy = didYouMean(key, keys[kind], `Use one of ${keys[kind].join(', ')}.`)
    return [{ file, path: [...path, kind], rule: 'estimate', reason, remedy }]
  }
  const twice = (list: string, all: readonly string[]) =>
    all.flatMap((key, index) =>
      all.indexOf(key) === index
        ? []
        : own([list, index, 'key'], `The key ${JSON.stringify(key)} is used twice in ${list}`, 'Give one a new key.'),
    )
  const missing = (['commercial', 'deposit'] as const).flatMap((name) => {
    const index = spaces.findIndex((space) => space[name])
    if (index < 0 || estimate.data[name]) return []
    const reason = `The space ${JSON.stringify(spaces[index]?.label)} has "${name}: true", but "${name}" is missing`
    return own(['spaces', index, name], reason, `Add the part "${name}:" below, or remove "${name}: true" here.`)
  })
  const total = milestones.reduce((sum, { share }) => sum + share, 0)
  return [
    ...missing,
    ...twice('spaces', keys.space),
    ...twice('levels', keys.level),
    ...(total === 100
      ? []
      : own(['milestones'], `The shares of the milestones add up to ${total}, not to 100`, 'Correct one of them.')),
    ...(area.from < area.to
      ? []
      : own(['area', 'to'], '"area.to" must be more than "from"', 'Correct one of the two.')),
    ...(area.from <= area.example && area.example <= area.to
      ? []
      : own(['area', 'example'], '"area.example" must lie between "from" and "to"', 'Correct one of the three.')),
    ...(['space', 'level'] as const).flatMap((kind) => [
      ...unknown(estimate.file, kind, example[kind], ['example']),
      ...services.data.services.flatMap((service, index) =>
        unknown(services.file, kind, service.estimate?.[kind], ['services', index, 'estimate']),
      ),
    ]),
    ...example.phases.flatMap(({ step }, index) =>
      steps.some((each) => each.step === step)
        ? []
        : own(
            ['example', 'phases', index, 'step'],
            `${services.file} has no step ${step}`,
            `Remove this phase or merge it with another, or write the number of a step: ${numbers}.`,
          ),
    ),
  ]
}

type Path = readonly (string | number)[]
