import type { Identifier } from '@mdn/browser-compat-data'
import { find, lackedBy } from './data.ts'

/** A name that a script uses, and the declared browsers in which nothing is called so. */
export interface YoungName {
  readonly name: string
  readonly lackedBy: readonly string[]
}

/**
 * What a script calls that is younger than the declared browsers. Names stand for all that is called so: `at` is that of
 * arrays and of strings, and counts as old where one of them is. A script that asks first (`'share' in navigator`,
 * `share?.()`) has its fallback.
 */
export function youngNames(script: string): YoungName[] {
  const used = new Set(
    [...script.matchAll(/(?<![\w$.])([A-Za-z]\w*)\(|\.([A-Za-z]\w*)/g)].map(([, call, member]) => call ?? member),
  )
  return [...used].flatMap((name = '') => {
    const lacking = known().get(name)?.map(lackedBy) ?? []
    const isYoung = lacking.length > 0 && lacking.every((browsers) => browsers.length > 0)
    return isYoung && !asks(script, name) ? [{ name, lackedBy: lacking[0] ?? [] }] : []
  })
}

function asks(script: string, name: string): boolean {
  return new RegExp(`["'\`]${name}["'\`]\\s*in\\b|\\b${name}\\?\\.`).test(script)
}

let names: Map<string, Identifier[]> | undefined

/** Every interface, member and global of the data, by its name. */
function known(): ReadonlyMap<string, readonly Identifier[]> {
  if (names) return names
  names = new Map()
  for (const path of [['api'], ['javascript', 'builtins']])
    for (const [owner, feature] of Object.entries(find(path) ?? {}))
      for (const [name, member] of [[owner, feature] as const, ...Object.entries(feature as Identifier)])
        if (name !== '__compat') names.set(name, [...(names.get(name) ?? []), member as Identifier])
  return names
}
