import { hash } from 'node:crypto'

interface PolicyOptions {
  /** Inline scripts, speculation rules among them, and styles, as they stand in the page. */
  readonly scripts: Iterable<string>
  readonly style: string
  /** Where the contact form may send to, if anywhere. */
  readonly endpoint?: string
  /** Address of the map, if there is one: it may be framed where it is. */
  readonly mapUrl?: string
}

/** The content security policy of a page: what its own bytes need, and nothing else (CSP Level 3). */
export function policy(markup: string, { scripts, style, endpoint, mapUrl }: PolicyOptions): string {
  const images = new Set(markup.match(/(?<=\ssrc=")https:\/\/[^/"]+/g))
  const service = markup.includes('<form') && endpoint ? [new URL(endpoint).origin] : []
  const directives = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...[...scripts].map(cspHash)],
    ['style-src', "'self'", cspHash(style)],
    ['img-src', "'self'", 'data:', ...images],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    // Tools that look for robots.txt ask from inside the page.
    ['connect-src', "'self'", ...service],
    ...(mapUrl && markup.includes('data-map') ? [['frame-src', new URL(mapUrl).origin]] : []),
    ['form-action', ...(markup.includes('<form') ? ['mailto:', ...service] : ["'none'"])],
    ['base-uri', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ]
  return directives.map((parts) => parts.join(' ')).join('; ')
}

function cspHash(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}
