import type { Addresses } from '../../src/model/routes.ts'
import type { Redirect } from '../../src/model/schema/redirects.ts'

export interface HostOptions {
  readonly base: string
  readonly redirects: readonly Redirect[]
  readonly addresses: Addresses
  /** Content security policy of each page, by route, where pages have been made. */
  readonly csp?: ReadonlyMap<string, string>
}

/** Headers against attacks (OWASP Secure Headers; the content security policy of a page stands in its own bytes). */
export const security = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Headers of every answer, where no folder says otherwise. */
export const everywhere = {
  ...security,
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** The one list of rules that every host file is written from: folders below the base, and what their files have instead. */
export const folders = [
  { folder: 'assets/', headers: { 'Cache-Control': IMMUTABLE, 'Cross-Origin-Resource-Policy': 'same-origin' } },
  { folder: 'images/', headers: { 'Cache-Control': IMMUTABLE, 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  { folder: 'cards/', headers: { 'Cache-Control': IMMUTABLE, 'Cross-Origin-Resource-Policy': 'cross-origin' } },
] as const

/** Headers line by line, as a host writes them. */
export function headerLines(headers: Readonly<Record<string, string>>, line: (name: string, value: string) => string) {
  return Object.entries(headers).map(([name, value]) => line(name, value))
}

/** Cloudflare Pages reads 100 header rules; beyond that the pages' own policies in their bytes do the work alone. */
const MOST_PAGE_RULES = 90

/** The policies of single pages: address and content security policy. */
export function pagePolicies({ csp = new Map(), addresses }: HostOptions): [address: string, policy: string][] {
  if (csp.size > MOST_PAGE_RULES) return []
  return [...csp].map(([route, policy]) => [addresses.href(route), policy])
}

/** Files of dist that nobody asks a host for. */
export const HIDDEN = ['.htaccess', '_headers', '_redirects', '.files']

/** The rest of an address below the base that may be an article. */
export const ARTICLE = 'blog/[^/]+/?$'

/** Redirects as hosts compare and send them: a path as it reads, and an address in which nothing has to be escaped. */
export function moves({ redirects, base, addresses }: HostOptions) {
  return redirects.map(({ from, to }) => {
    const path = base + from.slice(1)
    return { path, encodedPath: path.split('/').map(encodeURIComponent).join('/'), target: encoded(addresses.href(to)) }
  })
}

/** An address as the URL standard writes it; what means something to one host or another is written in percent, too. */
function encoded(address: string): string {
  const { origin, pathname, search, hash } = new URL(address, 'http://site.invalid')
  const whole = origin === 'http://site.invalid' ? pathname + search + hash : origin + pathname + search + hash
  return whole.replace(/[$*'"`{}|^\\<>;!()[\]]/g, encodeSign)
}

/** '*' -> '%2A' */
export function encodeSign(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
}
