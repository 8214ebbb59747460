import type { Identifier } from '@mdn/browser-compat-data'
import { find, lackedBy } from './data.ts'

/**
 * What a script calls that is younger than the declared browsers. Names stand for all that is called so: `at` is that of
 * arrays and of strings, and counts as old where one of them is. A script that asks first (`'share' in navigator`,
 * `share?.()`) has its fallback.
 */
export function youngNames(script: string): string[] {
  const called = [...script.matchAll(/(?<![\w$.])([A-Za-z]\w*)\(|\.([A-Za-z]\w*)/g)]
  const isYoung = (name: string) => names.get(name)?.every((feature) => lackedBy(feature).length > 0)
  const asks = (name: string) => new RegExp(`["'\`]${name}["'\`]\\s*in\\b|\\b${name}\\?\\.`).test(script)
  const used = new Set(called.map(([, call, member]) => call ?? member ?? ''))
  return [...used].filter((name) => isYoung(name) && !asks(name))
}

/** Every interface, member and global of the data, by its name. */
const names = new Map<string, Identifier[]>()
for (const path of [['api'], ['javascript', 'builtins']])
  for (const [owner, feature] of Object.entries(find(path) ?? {}))
    for (const [name, member] of [[owner, feature] as const, ...Object.entries(feature as Identifier)])
      if (name !== '__compat') names.set(name, [...(names.get(name) ?? []), member as Identifier])
