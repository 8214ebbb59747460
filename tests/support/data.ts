import { createRequire } from 'node:module'
import type { BrowserName, CompatData, Identifier, SupportStatement } from '@mdn/browser-compat-data'
import { oldestBrowsers } from '../../build/code/browsers.ts'

/* What browsers support, according to MDN. */

const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data')

/** The oldest browsers that the site is written for, including those on phones. */
const { chrome, safari } = oldestBrowsers
const phones = { chrome_android: chrome, safari_ios: safari, samsunginternet_android: '19' }
const declared = Object.entries({ ...oldestBrowsers, ...phones }) as [BrowserName, string][]

/** Finds a feature by its path: 'css.properties.overflow.clip'. */
export function find(path: readonly string[]): Identifier | undefined {
  return path.reduce<Identifier | undefined>((at, name) => at?.[name], data as unknown as Identifier)
}

/** The declared browsers that lack a feature. None if the data does not cover it. */
export function lackedBy(feature: Identifier | undefined): string[] {
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
