import { createRequire } from 'node:module'
import type { CompatData, Identifier, SimpleSupportStatement, SupportStatement } from '@mdn/browser-compat-data'
import browserslist from 'browserslist'
import { project } from '../helpers.ts'

/* What browsers know, from MDN. */

const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data')

/** The browsers of the data by the names that browserslist gives them. */
const names = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
} as const

/** The oldest of each browser that package.json declares. */
const declared = oldestOf(browserslist(undefined, { path: project }))

/** A feature by its path: 'css.properties.overflow.clip'. */
export function find(path: readonly string[]): Identifier | undefined {
  return path.reduce<Identifier | undefined>((at, name) => at?.[name], data as unknown as Identifier)
}

/** The declared browsers that lack a feature; of what the data do not know, none. */
export function lackedBy(feature: Identifier | undefined): string[] {
  const support = feature?.__compat?.support
  if (!support) return []
  return declared.flatMap(({ browser, version }) => {
    const name = names[browser as keyof typeof names]
    const statement = support[name]
    return statement && !isSupported(statement, version) ? [`${browser} ${version}`] : []
  })
}

function isSupported(statement: SupportStatement, version: string): boolean {
  const statements: readonly SimpleSupportStatement[] = Array.isArray(statement) ? statement : [statement]
  return statements.some(({ version_added, version_removed, flags }) => {
    if (flags || typeof version_added !== 'string' || version_added === 'preview') return false
    return !isOlder(version, version_added) && (!version_removed || isOlder(version, String(version_removed)))
  })
}

/** '15.4' is older than '16'; '≤37' counts as 37. */
function isOlder(a: string, b: string): boolean {
  const [as, bs] = [a, b].map((version) => version.replace('≤', '').split('.').map(Number))
  const [major, minor] = [0, 1].map((place) => (as?.[place] ?? 0) - (bs?.[place] ?? 0))
  return (major || minor || 0) < 0
}

function oldestOf(browsers: readonly string[]) {
  const all = browsers.map((each) => each.split(/[ -]/) as [browser: string, version: string])
  return Object.keys(names).map((browser) => {
    const versions = all.flatMap(([name, version]) => (name === browser ? version : []))
    return { browser, version: versions.reduce((oldest, each) => (isOlder(each, oldest) ? each : oldest)) }
  })
}
