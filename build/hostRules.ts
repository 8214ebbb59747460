import type { Addresses } from '../src/model/routes.ts'
import type { Redirect } from '../src/model/schema.ts'

export interface HostOptions {
  readonly base: string
  readonly redirects: readonly Redirect[]
  readonly addresses: Addresses
  /** Content security policy of each page, by route. */
  readonly csp: ReadonlyMap<string, string>
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

const REVALIDATE = 'public, max-age=0, must-revalidate'
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Headers of every answer, where no folder says otherwise. */
export const everywhere = {
  ...security,
  'Cache-Control': REVALIDATE,
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** The one list of rules that every host file is written from: folders below the base, and what their files have instead. */
export const folders = [
  { folder: 'assets/', headers: { 'Cache-Control': IMMUTABLE, 'Cross-Origin-Resource-Policy': 'same-origin' } },
  { folder: 'images/', headers: { 'Cache-Control': IMMUTABLE, 'Cross-Origin-Resource-Policy': 'cross-origin' } },
  { folder: 'cards/', headers: { 'Cache-Control': IMMUTABLE, 'Cross-Origin-Resource-Policy': 'cross-origin' } },
] as const

/** Cloudflare Pages reads 100 header rules; beyond that the pages' own policies in their bytes do the work alone. */
const MOST_PAGE_RULES = 90

/** The rules for single pages: route and content security policy. */
export function pageRules({ csp }: HostOptions): [route: string, policy: string][] {
  return csp.size > MOST_PAGE_RULES ? [] : [...csp]
}
