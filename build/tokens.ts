import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lettersOf } from './names.ts'
import { sourceFiles } from './sources.ts'

/**
 * Gives the custom properties of src/ names of one or two letters, the most used the shortest, in every style sheet alike,
 * for scripts carry styles, too. Those that a script names keep their names; that of placeholders has one letter already.
 */
export function shortTokens(root: string): (css: string) => string {
  const files = sourceFiles(root).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  const named = (extension: RegExp) =>
    files.flatMap(({ file, text }) => (extension.test(file) ? (text.match(/--[a-z][\w-]+/g) ?? []) : []))
  const scripted = new Set(named(/\.tsx?$/))
  const uses = new Map<string, number>()
  for (const name of named(/\.css$/)) if (!scripted.has(name)) uses.set(name, (uses.get(name) ?? 0) + 1)
  const byUse = [...uses].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
  const letters = new Map(byUse.map(([name], index) => [name, `--${lettersOf(index).toUpperCase()}`]))
  return (css) => css.replace(/--[\w-]+/g, (name) => letters.get(name) ?? name)
}

/** The custom properties that a style sheet asks for. */
export function askedFor(css: string): string[] {
  return [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)
}

/** Custom properties that nothing on the page asks for are left out. `kept` are those that scripts will ask for. */
export function withoutUnusedTokens(css: string, kept: ReadonlySet<string>): string {
  const used = new Set([...askedFor(css), ...kept])
  return css.replace(/(?<=[{;])(--[\w-]+):[^;{}]*;?/g, (token, name) => (used.has(name) ? token : ''))
}

/** Custom properties of :root that have one value and one place that asks for it move there: a name is two copies less. */
export function inlineTokens(css: string, kept: ReadonlySet<string>): string {
  const asked = askedFor(css)
  const defined = [...css.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name)
  const once = (names: readonly string[], name: string) => names.indexOf(name) === names.lastIndexOf(name)
  const values = new Map<string, string>()
  const shorter = inRoots(css, (name, token, value) => {
    // A value made of others means what they are where it is set, not where it is used.
    const needed = kept.has(name) || !css.includes(`var(${name})`)
    if (needed || value.includes('var(') || !once(defined, name) || !once(asked, name)) return token
    values.set(name, value)
    return ''
  })
  return shorter.replace(/var\((--[\w-]+)\)/g, (use, name) => values.get(name) ?? use)
}

function inRoots(css: string, replace: (name: string, token: string, value: string) => string): string {
  return css.replace(/:root\{[^}]*\}/g, (root) =>
    root.replace(/(--[\w-]+):([^;}]*);?/g, (token, name, value) => replace(name, token, value)),
  )
}
