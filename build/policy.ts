import { hash } from 'node:crypto'
import type { Assembly } from './assembly.ts'

/** What the page's own bytes need, and nothing else (CSP Level 3). */
export function policy(
  markup: string,
  style: string,
  scripts: readonly string[],
  { endpoint, mapUrl }: Assembly,
): string {
  const images = new Set([...markup.matchAll(/\ssrc="(https:\/\/[^/"]+)/g)].map(([, origin]) => origin ?? ''))
  const frames = markup.includes('data-map')
  const form = markup.includes('<form')
  const directives = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts.map(cspHash)],
    ['style-src', style],
    ['img-src', "'self'", 'data:', ...images],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    // Tools that look for robots.txt ask from inside the page.
    ['connect-src', "'self'", ...(form && endpoint ? [origin(endpoint)] : [])],
    ...(frames ? [['frame-src', origin(mapUrl)]] : []),
    ['form-action', ...(form ? ['mailto:', ...(endpoint ? [origin(endpoint)] : [])] : ["'none'"])],
    ['base-uri', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ]
  return directives.map((parts) => parts.join(' ')).join('; ')
}

function origin(url: string): string {
  return new URL(url).origin
}

/** An inline script or style as a content security policy allows it. */
export function cspHash(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}
