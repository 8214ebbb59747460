import { parseArea } from './area.ts'

/** The three answers in the form: the keys of space and level ('' for none), and the area as it was typed. */
export interface Answers {
  readonly space: string
  readonly level: string
  readonly area: string
}

/** Reads the three answers from the query of a URL, without validating them. */
export function answersFrom(search: string): Answers {
  const query = new URLSearchParams(search)
  const of = (name: string) => query.get(name) ?? ''
  return { space: of('space'), level: of('level'), area: of('area') }
}

/** The query of a URL with the answers in it. Its other parameters are kept. */
export function queryWith(search: string, { area, ...keys }: Answers): string {
  const query = new URLSearchParams(search)
  const size = parseArea(area)
  const answers = { ...keys, area: typeof size === 'number' ? String(size) : '' }
  for (const [name, value] of Object.entries(answers)) {
    if (value) query.set(name, value)
    else query.delete(name)
  }
  const text = String(query)
  return text && `?${text}`
}
