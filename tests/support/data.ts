import { createRequire } from 'node:module'
import type { BrowserName, CompatData, Identifier, SupportStatement } from '@mdn/browser-compat-data'
import browserslist from 'browserslist'
import { project } from '../helpers.ts'

/* What browsers know, from MDN. */

const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data')

/** What the data call browsers otherwise than browserslist does. */
const others: Readonly<Record<string, string>> = { ios_saf: 'safari_ios', samsung: 'samsunginternet_android' }

/** The versions of browsers that package.json declares. */
const declared = browserslist(undefined, { path: project }).map((each) => {
  const [browser = '', version = ''] = each.split(/[ -]/)
  return { browser, name: (others[browser] ?? browser) as BrowserName, version }
})

/** A feature by its path: 'css.properties.overflow.clip'. */
export function find(path: readonly string[]): Identifier | undefined {
  return path.reduce<Identifier | undefined>((at, name) => at?.[name], data as unknown as Identifier)
}

/** The declared browsers that lack a feature; of what the data do not know, none. */
export function lackedBy(feature: Identifier | undefined): string[] {
  const support = feature?.__compat?.support
  return declared.flatMap(({ browser, name, version }) => {
    const statement = support?.[name]
    return statement && !isSupported(statement, version) ? [`${browser} ${version}`] : []
  })
}

function isSupported(statement: SupportStatement, version: string): boolean {
  return [statement].flat().some(({ version_added, version_removed, flags }) => {
    if (flags || typeof version_added !== 'string' || version_added === 'preview') return false
    return byAge(version_added, version) <= 0 && (!version_removed || byAge(version, String(version_removed)) < 0)
  })
}

const { compare } = new Intl.Collator('en', { numeric: true })

/** '15.4' is older than '16'; '≤37' counts as 37. */
function byAge(a: string, b: string): number {
  return compare(a.replace('≤', ''), b.replace('≤', ''))
}
