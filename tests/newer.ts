import { createRequire } from 'node:module'
import type { BrowserName, CompatData, Identifier, SupportStatement } from '@mdn/browser-compat-data'
import { type Block, type CssNode, type Declaration, generate, parse, type WalkContext, walk } from 'css-tree'
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
  walk(parse(css, { parseCustomProperty: true }), {
    enter(this: WalkContext, node: CssNode) {
      if (isForgiving(node) || (node.type === 'AtrulePrelude' && this.atrule?.name === 'supports')) return walk.skip
      if (node.type === 'Declaration' && this.block && hasFallback(node, this.block)) return walk.skip
      const { prelude } = this.rule ?? (node.type === 'Atrule' ? node : this.atrule) ?? {}
      for (const path of featuresOf(node, this.declaration)) {
        const lacking = lackedBy(find(path))
        const isGuarded = conditions.some((condition) => lacking.every((browser) => condition.includes(browser)))
        const where = prelude ? generate(prelude) : ''
        if (lacking.length > 0 && !isGuarded) young.push({ feature: path.slice(1).join('.'), lackedBy: lacking, where })
      }
      if (node.type === 'Atrule' && node.name === 'supports') conditions.push(lackedConditionally(node.prelude))
      return undefined
    },
    leave(node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports') conditions.pop()
    },
  })
  return young
}

/** In `:is()` and `:where()`, browsers ignore unknown selectors and keep the rest. */
function isForgiving(node: CssNode): boolean {
  return node.type === 'PseudoClassSelector' && /^(is|where)$/.test(node.name)
}

/** The declared browsers that skip the contents of a condition. */
function lackedConditionally(prelude: CssNode | null): string[] {
  if (!prelude || /\bnot\b/.test(generate(prelude))) return []
  return featuresIn(prelude).flatMap((path) => lackedBy(find(path)))
}

/** Whether browsers that do not know a declaration have an older one of the same property before it. */
function hasFallback(declaration: Declaration, block: Block): boolean {
  // Browsers accept a variable, and find out later that its value is invalid.
  if (declaration.property.startsWith('--') || generate(declaration.value).includes('var(')) return false
  const isOlder = (each: CssNode) => each.type === 'Declaration' && each.property === declaration.property
  const isOld = (path: Path) => lackedBy(find(path)).length === 0
  const nodes = block.children.toArray()
  return nodes.slice(0, nodes.indexOf(declaration)).some((each) => isOlder(each) && featuresIn(each).every(isOld))
}

function featuresIn(root: CssNode): Path[] {
  const paths: Path[] = []
  walk(root, function (node) {
    if (isForgiving(node)) return walk.skip
    paths.push(...featuresOf(node, this.declaration))
    return undefined
  })
  return paths
}

/** The features that a node itself uses, which may be part of the value of a declaration. */
function featuresOf(node: CssNode, declaration: Declaration | null): Path[] {
  const property = ['css', 'properties', declaration?.property ?? '']
  if (node.type === 'Atrule') return [['css', 'at-rules', node.name]]
  if (node.type === 'Feature') return [['css', 'at-rules', 'media', node.name]]
  if (node.type === 'FeatureRange') return [['css', 'at-rules', 'media', 'range_syntax']]
  if (node.type === 'Declaration') return [['css', 'properties', node.property]]
  if (node.type === 'Identifier') return [[...property, node.name]]
  if (node.type === 'Function') return [[...property, node.name], ...typesCalled(node.name)]
  if (node.type === 'Dimension') return [unitPath(node.unit.toLowerCase())]
  const isPseudo = node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector'
  return isPseudo && !node.name.startsWith('-') ? [['css', 'selectors', node.name]] : [] // prefixes are for one browser
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
