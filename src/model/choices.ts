import type { Content } from './content.ts'
import { didYouMean } from './didYouMean.ts'
import type { Problem, Unplaced } from './problem.ts'
import { textsIn } from './tokens.ts'

/** What the contact form offers, by field: the values that are sent (`sentAs`). */
export type Choices = ReadonlyMap<unknown, readonly string[]>

export function choicesIn({ data: { form } }: Content['words']): Choices {
  const { spaceTypes, locations, projectScopes } = form
  const all = Object.entries({ spaceType: spaceTypes, location: locations, projectScope: projectScopes })
  return new Map(all.map(([field, choices]) => [field, choices.map(({ sentAs }) => sentAs)]))
}

/** The problem of a choice that a field does not offer. Fields without choices take anything. */
export function unoffered(field: unknown, choice: string, choices: Choices): Unplaced[] {
  const offered = choices.get(field)
  if (!offered || !choice || offered.includes(choice)) return []
  const reason = `The form does not offer ${JSON.stringify(choice)} as ${field}`
  const remedy = didYouMean(choice, offered, `Use one of those in content/words.yaml: ${offered.join(', ')}.`)
  return [{ rule: 'unknown-choice', reason, remedy }]
}

/** Reports choices in pages, under the names of form fields, that the form does not offer. */
export function choiceProblems({ words, articles, notes, ...documents }: Content): Problem[] {
  const choices = choicesIn(words)
  return Object.values(documents).flatMap(({ file, data }) =>
    textsIn(data).flatMap(([text, path]) =>
      unoffered(path.at(-1), text, choices).map((problem) => ({ file, path, ...problem })),
    ),
  )
}
