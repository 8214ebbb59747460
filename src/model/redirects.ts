import type { Redirect } from './schema/redirects.ts'
import { decoded } from './text/decoded.ts'

/** Redirects in one form for all hosts: without trailing slashes, and what is redirected percent-decoded. */
export function normalRedirects(redirects: readonly Redirect[]): Redirect[] {
  return redirects.map(({ from, to }) => ({ from: routeOf(from), to: to.startsWith('/') ? withoutSlashes(to) : to }))
}

/** All URLs that redirects lead through, from one on. A loop ends where it would begin again. */
export function chainFrom(start: string, targets: ReadonlyMap<string, string>): readonly string[] {
  const chain = new Set([start])
  for (const each of chain) {
    const to = targets.get(routeOf(each))
    if (to !== undefined) chain.add(to) // visited in turn, unless it has been already
  }
  return [...chain]
}

/** The route of an address: '/old%20page/?a#b' -> '/old page' */
export function routeOf(address: string): string {
  return decoded(withoutSlashes(address.replace(/[?#].*$/s, '')))
}

/** '//blog/?a#b' -> '/blog?a#b' */
function withoutSlashes(address: string): string {
  const [path = ''] = /^[^?#]*/.exec(address) ?? []
  return path.replace(/\/+/g, '/').replace(/(.)\/$/, '$1') + address.slice(path.length)
}
