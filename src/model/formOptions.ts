import { optionsOf, PROJECT_SCOPES, SPACE_TYPES } from './contactForm.ts'
import type { Entry } from './content.ts'
import { didYouMean } from './didYouMean.ts'
import type { Problem, Unplaced } from './problem.ts'
import type { Words } from './schema/words.ts'

/** The choices that the contact form offers, by field: pairs of value and label. */
export type FormOptions = ReadonlyMap<string, readonly (readonly string[])[]>

/** A choice that the form does not offer. */
export interface Unoffered {
  readonly unoffered: string
  readonly field: string
}

export function formOptions({ spaceTypes, locations, projectScopes }: Words['form']): FormOptions {
  return new Map([
    ['spaceType', optionsOf(SPACE_TYPES, spaceTypes)],
    ['location', locations.map((place) => [place, place])],
    ['projectScope', optionsOf(PROJECT_SCOPES, projectScopes)],
  ])
}

/** The value of a choice that is named by its value or its label; undefined if the form does not offer it. */
function valueFor(field: string, name: string, options: FormOptions): string | undefined {
  const all = options.get(field) ?? []
  return (all.find(([value]) => value === name) ?? all.find(([, label]) => label === name))?.[0]
}

/** A link to the contact page with its choices as values: '/contact?projectScope=Plans' -> '…=Design%20Only'. */
export function enquiryTarget(url: string, options: FormOptions): { readonly route: string } | Unoffered {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)\?([^#]*)(.*)$/s.exec(url) ?? []
  const asked = [...new URLSearchParams(query)].map(([field, name]) => {
    return { field, name, value: options.has(field) ? valueFor(field, name, options) : name }
  })
  const unknown = asked.find(({ value }) => value === undefined)
  if (unknown) return { unoffered: unknown.name, field: unknown.field }
  if (asked.every(({ name, value }) => value === name)) return { route: url }
  const values = asked.map(({ field, value = '' }) => `${field}=${encodeURIComponent(value)}`)
  return { route: `${path}?${values.join('&')}${hash}` }
}

/** A copy of data with the choices that its keys `spaceType` and `projectScope` name as values. */
export function withValues<Data>(data: Data, options: FormOptions): Data {
  return JSON.parse(JSON.stringify(data), (key, value) =>
    typeof value === 'string' ? (valueFor(key, value, options) ?? value) : value,
  )
}

/** Reports choices in data that the form does not offer. */
export function choiceProblems({ file, data }: Entry<unknown>, options: FormOptions): Problem[] {
  return choicesIn(data, options).flatMap(([field, name, path]) =>
    valueFor(field, name, options) === undefined
      ? { file, path, ...notOffered({ unoffered: name, field }, options) }
      : [],
  )
}

type Choice = readonly [field: string, name: string, path: readonly PropertyKey[]]

function choicesIn(data: unknown, options: FormOptions, path: readonly PropertyKey[] = []): Choice[] {
  if (data === null || typeof data !== 'object') return []
  return Object.entries(data).flatMap(([key, value]): Choice[] => {
    const here = [...path, Array.isArray(data) ? Number(key) : key]
    return options.has(key) ? [[key, String(value), here]] : choicesIn(value, options, here)
  })
}

export function notOffered({ unoffered, field }: Unoffered, options: FormOptions): Unplaced {
  const labels = (options.get(field) ?? []).map(([, label = '']) => label)
  const reason = `The form does not offer ${JSON.stringify(unoffered)} as ${field}`
  const remedy = didYouMean(unoffered, labels, `Use one of those in content/words.yaml: ${labels.join(', ')}.`)
  return { rule: 'unknown-choice', reason, remedy }
}
