import type { Identifier } from '@mdn/browser-compat-data'
import { find, lackedBy } from './data.ts'

/**
 * Names in a script that are newer than the declared browsers. A name covers everything called that: `at` is a method
 * of arrays and of strings, and counts as old if one of them is. A script that checks first (`'share' in navigator`,
 * `share?.()`) has a fallback.
 */
export function newerNames(script: string): string[] {
  const called = [...script.matchAll(/(?<![\w$.])([A-Za-z]\w*)\(|\.([A-Za-z]\w*)/g)]
  const isYoung = (name: string) => names.get(name)?.every((feature) => lackedBy(feature).length > 0)
  const asks = (name: string) => new RegExp(`["'\`]${name}["'\`]\\s*in\\b|\\b${name}\\?\\.`).test(script)
  const used = new Set(called.map(([, call, member]) => call ?? member ?? ''))
  return [...used].filter((name) => isYoung(name) && !asks(name))
}

/** Every interface, member and global in the data, by name. */
const names = new Map<string, Identifier[]>()
for (const path of [['api'], ['javascript', 'builtins']])
  for (const [owner, feature] of Object.entries(find(path) ?? {}))
    for (const [name, member] of [[owner, feature] as const, ...Object.entries(feature as Identifier)])
      if (name !== '__compat') names.set(name, [...(names.get(name) ?? []), member as Identifier])
