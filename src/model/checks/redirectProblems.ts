import type { Entry } from '../content.ts'
import type { Problem } from '../problem.ts'
import { chainFrom, normalRedirects, routeOf } from '../redirects.ts'
import { withoutBase } from '../routes.ts'
import type { Redirect } from '../schema/redirects.ts'

/** What no host and no file system would find, percent-encoded or not. */
const UNSAFE = /\/\.\.?(\/|$)|[\\\p{Cc}]/u

/** Redirects that hide a page, repeat another redirect, form a loop or lead nowhere. */
export function redirectProblems(
  { file, data }: Entry<Redirect[]>,
  pages: ReadonlySet<string>,
  base: string,
): Problem[] {
  const redirects = normalRedirects(data)
  const targets = new Map(redirects.map(({ from, to }) => [from, to]))
  const loops = redirects.map(({ from }) => from).filter((from) => isLoop(from, targets))
  return redirects.flatMap(({ from, to }, index): Problem[] => {
    const atFrom = { file, path: [index, 'from'] }
    const atTo = { file, path: [index, 'to'] }
    if (UNSAFE.test(from)) {
      const reason = `The redirect from ${JSON.stringify(from)} has "." or "..", a backslash or a line break in its path`
      return [
        { ...atFrom, rule: 'redirect-path', reason, remedy: 'Remove the redirect: no page ever had this address.' },
      ]
    }
    if (pages.has(from.toLowerCase().replace(/\/index\.html$/, '') || '/')) {
      const reason = `There is a page at ${JSON.stringify(from)}, which the redirect would hide`
      return [{ ...atFrom, rule: 'redirect-over-page', reason, remedy: 'Remove the redirect, or the page.' }]
    }
    if (redirects.findIndex((other) => other.from.toLowerCase() === from.toLowerCase()) < index) {
      const reason = `${JSON.stringify(from)} is redirected twice`
      return [{ ...atFrom, rule: 'duplicate-redirect', reason, remedy: 'Keep one of the two.' }]
    }
    if (loops.includes(from)) {
      if (from !== loops[0]) return [] // it may be part of the same loop
      const reason = `The redirect from ${JSON.stringify(from)} leads back to itself`
      return [{ ...atTo, rule: 'redirect-loop', reason, remedy: 'Point it to a page.' }]
    }
    const remedy = withoutBase(from, base)
    if (remedy) {
      const reason = `The redirect would be from ${JSON.stringify(base + from.slice(1))}`
      return [{ ...atFrom, rule: 'redirect-base', reason, remedy, warning: true }]
    }
    const route = routeOf(to)
    if (/^\/blog\/(support\/)?\d+$/.test(route)) return [] // articles are checked in linkProblems.ts
    if (!route.startsWith('/') || pages.has(route) || targets.has(route) || /\.\w+$/.test(route)) return []
    const reason = `There is no page at ${JSON.stringify(to)}`
    return [{ ...atTo, rule: 'dead-link', reason, remedy: withoutBase(to, base) ?? 'Point it to a page that exists.' }]
  })
}

function isLoop(from: string, targets: ReadonlyMap<string, string>): boolean {
  return chainFrom(from, targets).some((each) => routeOf(targets.get(routeOf(each)) ?? '') === from)
}
