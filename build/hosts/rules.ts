import type { Addresses } from '../../src/model/routes.ts'
import type { Redirect } from '../../src/model/schema/redirects.ts'

export interface HostOptions {
  readonly base: string
  readonly redirects: readonly Redirect[]
  readonly addresses: Addresses
  /** Whether dist has compressed copies. */
  readonly precompress: boolean
  /** Content security policy of each page, by route, if pages have been rendered. */
  readonly csp?: ReadonlyMap<string, string>
}

/** Security headers (OWASP Secure Headers). The rest of the content security policy is in each page. */
export const security = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
}

const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Headers of every response, unless a folder overrides them. */
export const everywhere = {
  ...security,
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Folders below the base whose files have other headers. All host files are written from this list. */
export const folders = [
  { folder: 'assets/', headers: { 'Cache-Control': IMMUTABLE, 'Cross-Origin-Resource-Policy': 'same-origin' } },
  { folder: 'images/', headers: { 'Cache-Control': IMMUTABLE, 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  { folder: 'cards/', headers: { 'Cache-Control': IMMUTABLE, 'Cross-Origin-Resource-Policy': 'cross-origin' } },
] as const

/** Formats each header as a line of a host's configuration. */
export function headerLines(headers: Readonly<Record<string, string>>, line: (name: string, value: string) => string) {
  return Object.entries(headers).map(([name, value]) => line(name, value))
}

/** Pattern of paths below the base that hosts must not serve: what is hidden, like .git, and files that speak to them. */
export const HIDDEN = '(.*/)?([.](?!well-known/)|_(headers|redirects)/*$)'

/** Addresses of articles, known or not: pattern of their paths, and the page for unknown ones, both below the base. */
export const article = { path: 'blog/[^/]+/?$', page: 'blog/placeholder/index.html' }

/** Redirects in the forms that hosts need: the decoded and the encoded path, and a target that needs no escaping. */
export function moves({ redirects, base, addresses }: HostOptions, query = '') {
  return redirects.map(({ from, to }) => {
    const path = base + from.slice(1)
    const target = withQuery(encoded(addresses.href(to)), query)
    return { path, encodedPath: encodeURI(path).replace(/[?#:*]/g, encodeSign), target }
  })
}

/** A redirect's target with the query of the request, which may be a campaign's, unless it has a query or fragment. */
export function withQuery(target: string, query: string): string {
  return /[?#]/.test(target) ? target : target + query
}

/** Normalises a URL (URL Standard), and percent-encodes all characters that are special to any of the hosts. */
function encoded(address: string): string {
  const { href } = new URL(address, 'http://site.invalid')
  return href.replace('http://site.invalid', '').replace(/[$*'"`{}|^\\<>;!()[\]]/g, encodeSign)
}

/** '*' -> '%2A' */
export function encodeSign(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
}
