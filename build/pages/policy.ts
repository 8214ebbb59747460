import { hash } from 'node:crypto'

interface PolicyOptions {
  /** The inline scripts (including speculation rules) and styles that are added to the markup, exactly as in the page. */
  readonly scripts: Iterable<string>
  readonly style: string
  /** The URL that the contact form may be sent to, if any. */
  readonly endpoint?: string
  /** URL of the map, if there is one. Pages with a map may frame it. */
  readonly mapUrl?: string
}

/** The content security policy of a page, which allows only what the page itself needs (CSP Level 3). */
export function policy(markup: string, { scripts, style, endpoint, mapUrl }: PolicyOptions): string {
  const hostsOf = (tag: string) => {
    const sources = [...markup.matchAll(new RegExp(`<${tag}\\s(?:[^>]*\\s)?src="(https://[^"]+)`, 'g'))]
    return new Set(sources.flatMap(([, src = '']) => (URL.canParse(src) ? new URL(src).origin : [])))
  }
  // Without a script, the service may redirect to a page of ours.
  const service = markup.includes('<form') && endpoint ? ["'self'", new URL(endpoint).origin] : []
  const hashes = new Set([...scripts, ...inlineScripts(markup)].map(cspHash))
  const directives = [
    // Older Firefox counts drawings in <use> as neither pictures nor anything else that has a directive.
    ['default-src', "'self'"],
    ['object-src', "'none'"],
    ['script-src', "'self'", ...hostsOf('script'), ...hashes],
    ['style-src', "'self'", cspHash(style)],
    ['img-src', "'self'", 'data:', ...hostsOf('img')],
    // Tools that look for robots.txt fetch it from inside the page.
    ['connect-src', ...new Set(["'self'", ...hostsOf('script'), ...service])],
    ...(mapUrl && markup.includes('data-map') ? [['frame-src', new URL(mapUrl).origin]] : []),
    ['form-action', ...(markup.includes('<form') ? ['mailto:', ...service] : ["'none'"])],
    ['base-uri', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ]
  return directives.map((parts) => parts.join(' ')).join('; ')
}

/** The scripts in the markup that run: a data block, such as JSON-LD, does not. */
function inlineScripts(markup: string): string[] {
  const all = [...markup.matchAll(/<script(\s[^>]*)?>([\s\S]*?)<\/script>/g)]
  return all.flatMap(([, attributes = '', code = '']) =>
    /\s(src=|type="application\/(ld\+)?json")/.test(attributes) ? [] : code,
  )
}

function cspHash(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}
