import { createRequire } from 'node:module'
import type { BrowserName, CompatData, Identifier, SupportStatement } from '@mdn/browser-compat-data'
import { type CssNode, type Declaration, findAll, generate, parse, walk } from 'css-tree'
import { oldestBrowsers } from '../build/code/browsers.ts'

/* What browsers support, according to MDN. */

const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data')

/** The oldest browsers that the site is written for, including those on phones. */
const { chrome, safari } = oldestBrowsers
const phones = { chrome_android: chrome, safari_ios: safari, samsunginternet_android: '19' }
const declared = Object.entries({ ...oldestBrowsers, ...phones }) as [BrowserName, string][]

/** Finds a feature by its path: 'css.properties.overflow.clip'. */
function find(path: readonly string[]): Identifier | undefined {
  return path.reduce<Identifier | undefined>((at, name) => at?.[name], data as unknown as Identifier)
}

/** The declared browsers that lack a feature. None if the data does not cover it. */
function lackedBy(feature: Identifier | undefined): string[] {
  const support = feature?.__compat?.support
  return declared.flatMap(([name, version]) => {
    const statement = support?.[name]
    return statement && !isSupported(statement, version) ? [`${name} ${version}`] : []
  })
}

function isSupported(statement: SupportStatement, version: string): boolean {
  return [statement].flat().some(({ version_added, version_removed, flags }) => {
    return !flags && age(version_added) <= age(version) && !(age(version_removed) <= age(version))
  })
}

/** '≤37' counts as 37, and a version that is not out yet as none. The data has no '15.10', which would be 15.1. */
const age = (version: unknown) => Number.parseFloat(String(version).replace('≤', ''))

/** Names in a script that are newer than the declared browsers whatever has them, and not asked for (`share?.()`). */
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

/** A feature by its path in the data. */
type Path = readonly string[]

/** Features that are newer than the declared browsers and have neither `@supports` nor an earlier declaration. */
export function newerStyles(css: string) {
  const young: { feature: string; lackedBy: readonly string[]; where: string }[] = []
  const conditions: string[][] = []
  const check = (path: Path, where: string) => {
    const lacking = lackedBy(find(path))
    const isGuarded = conditions.some((condition) => lacking.every((browser) => condition.includes(browser)))
    if (lacking.length > 0 && !isGuarded) young.push({ feature: path.slice(1).join('.'), lackedBy: lacking, where })
  }
  walk(parse(css, { parseCustomProperty: true }), {
    enter(node: CssNode) {
      if (node.type === 'Atrule') {
        check(['css', 'at-rules', node.name], generate({ ...node, block: null }))
        if (node.name === 'supports') conditions.push(lackedConditionally(node.prelude))
        else if (node.prelude) for (const path of mediaFeatures(node.prelude)) check(path, generate(node.prelude))
      } else if (node.type === 'Rule') {
        const selector = generate(node.prelude)
        for (const path of selectorFeatures(node.prelude)) check(path, selector)
        for (const path of unhelped(node.block.children.toArray())) check(path, selector)
      }
    },
    leave(node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports') conditions.pop()
    },
  })
  return young
}

/** The declared browsers that skip the contents of a condition. */
function lackedConditionally(prelude: CssNode | null): string[] {
  if (!prelude || /\bnot\b/.test(generate(prelude))) return []
  const paths: Path[] = selectorFeatures(prelude)
  walk(prelude, (node) => {
    if (node.type === 'Declaration') paths.push(...featuresOf(node))
  })
  return paths.flatMap((path) => lackedBy(find(path)))
}

/** The features of declarations that have no older fallback before them. */
function unhelped(nodes: readonly CssNode[]): Path[] {
  const declarations = nodes.filter((node): node is Declaration => node.type === 'Declaration')
  const isOld = (path: Path) => lackedBy(find(path)).length === 0
  return declarations.flatMap((declaration, at) => {
    const earlier = declarations.slice(0, at).filter(({ property }) => property === declaration.property)
    // Browsers accept a variable, and find out later that its value is invalid.
    const takenByAll = declaration.property.startsWith('--') || generate(declaration.value).includes('var(')
    const hasFallback = !takenByAll && earlier.some((each) => featuresOf(each).every(isOld))
    return hasFallback ? [] : featuresOf(declaration)
  })
}

function featuresOf({ property, value }: Declaration): Path[] {
  const own = ['css', 'properties', property]
  const paths: Path[] = [own]
  walk(value, (node) => {
    if (node.type === 'Identifier') paths.push([...own, node.name])
    if (node.type === 'Function') paths.push([...own, node.name], ...typesCalled(node.name))
    if (node.type === 'Dimension') paths.push(unitPath(node.unit.toLowerCase()))
  })
  return paths
}

/** Functions are listed under the type of their value ('color-mix' under 'color'), or by themselves. */
function typesCalled(name: string): Path[] {
  const types = Object.keys(find(['css', 'types']) ?? {})
  return [['css', 'types', name], ...types.map((type) => ['css', 'types', type, name])].filter(find)
}

const SIZES: Readonly<Record<string, string>> = { s: 'small', d: 'dynamic', l: 'large' }

function unitPath(unit: string): Path {
  const [, size = ''] = /^([sdl])v/.exec(unit) ?? []
  const viewport = size && `viewport_percentage_units_${SIZES[size]}`
  return ['css', 'types', 'length', unit.startsWith('cq') ? 'container_query_length_units' : viewport || unit]
}

/** In `:is()` and `:where()`, browsers ignore unknown selectors and keep the rest. */
function selectorFeatures(prelude: CssNode): Path[] {
  const paths: Path[] = []
  walk(prelude, (node) => {
    if (node.type !== 'PseudoClassSelector' && node.type !== 'PseudoElementSelector') return undefined
    if (/^(is|where)$/.test(node.name)) return walk.skip
    if (!node.name.startsWith('-')) paths.push(['css', 'selectors', node.name]) // prefixes are specific to one browser
    return undefined
  })
  return paths
}

function mediaFeatures(prelude: CssNode): Path[] {
  const features = findAll(prelude, ({ type }) => /^Feature/.test(type))
  const nameOf = (node: CssNode) => (node.type === 'Feature' ? node.name : 'range_syntax')
  return features.map((node) => ['css', 'at-rules', 'media', nameOf(node)])
}
