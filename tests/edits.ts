import { onTestFinished } from 'vitest'
import { parse, stringify } from 'yaml'
import { type Fixture, site } from './helpers.ts'

// biome-ignore lint/suspicious/noExplicitAny: content as YAML holds it, which a test changes anywhere
type Data = any

/** The fixture site without its articles, with some YAML files changed as a person would. For one test, or a group of them. */
export function edited(
  changes: Readonly<Record<string, (data: Data) => void>>,
  until: (remove: () => void) => void = onTestFinished,
): Fixture {
  const fixture = site({}, { blog: false, until })
  for (const [name, change] of Object.entries(changes)) {
    const file = `content/${name}`
    const data = parse(fixture.read(file))
    change(data)
    fixture.write({ [file]: stringify(data) })
  }
  return fixture
}

/** A list of just so many entries: the first ones, and copies of them that are called otherwise. */
export function entries<Entry>(list: readonly Entry[], count: number): Entry[] {
  return Array.from({ length: count }, (_, index) => {
    const entry = structuredClone(list[index % list.length]) as Entry
    return index < list.length ? entry : renamed(entry, index)
  })
}

function renamed<Entry>(entry: Entry, index: number): Entry {
  if (typeof entry === 'string') return `${entry} ${index}` as Entry
  const names = ['id', 'name', 'title', 'question', 'step']
  return Object.fromEntries(
    Object.entries(entry as object).map(([key, value]) => [
      key,
      !names.includes(key)
        ? value
        : typeof value === 'number'
          ? index + 1
          : `${value}${key === 'id' ? '-' : ' '}${index}`,
    ]),
  ) as Entry
}
