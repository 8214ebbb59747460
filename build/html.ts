import { createHash } from 'node:crypto'
import type { Page } from '../src/model/page.ts'
import type { Addresses } from '../src/model/routes.ts'
import type { Code } from './bundle.ts'
import { pruneRules, type Rule } from './css.ts'
import { shortenNames } from './names.ts'
import { inlineTokens } from './tokens.ts'

/** A finished document, and the policy that its bytes need. */
export interface HtmlPage {
  readonly page: Page
  readonly html: string
  readonly csp: string
}

export interface Assembly {
  readonly code: Code
  readonly addresses: Addresses
  /** Placeholder rules by class name. */
  readonly placeholders: ReadonlyMap<string, string>
  /** Whether names become letters and tokens their values; where people look at the page with tools they stay as written. */
  readonly shortNames?: boolean
  /** Where the contact form may send to, if anywhere. */
  readonly endpoint?: string
  /** Address of the map, allowed to be framed where it is. */
  readonly mapUrl: string
}

/** A rendered page into a document: doctype, just the CSS that it uses, its script, and its content security policy. */
export function toHtml(page: Page, rendered: string, assembly: Assembly): HtmlPage {
  const { markup, css } = dress(tidy(rendered), assembly)
  const earlyScript = page.kind === 'gallery' ? scripted + filtered : scripted
  const early = `<script>${earlyScript}</script>`
  const client = `<script type="module" src="${assembly.addresses.asset(assembly.code.client)}"></script>`
  const rules = speculation(assembly.addresses)
  const hero = /<link rel="preload" as="image"[^>]*>/.exec(markup)?.[0] ?? ''
  const head = `${hero}<style>${css}</style>${early}${fontPreloads(assembly)}${client}${rules}`
  const csp = policy(markup, css, [earlyScript, ...inlineTexts(rules)], assembly)
  const html = `<!doctype html>${markup
    .replace(hero, '')
    .replace(
      '<meta charset="utf-8"/>',
      `<meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="${csp}"/>`,
    )
    .replace('</head>', () => `${head}</head>`)}`
  return { page, html, csp }
}

/** React writes some attributes as its properties are called; HTML has them in lower case. */
function tidy(markup: string): string {
  return markup.replace(/<[a-z][^>]*>/g, (tag) =>
    tag.replace(/ [a-z]+[A-Z][A-Za-z]*(?==")/g, (name) => (name === ' viewBox' ? name : name.toLowerCase())),
  )
}

/** Before the first paint: styles may count on scripts. */
const scripted = "var d=document.documentElement.dataset;d.js='';"

/** Also before the first paint: a gallery opened with a category never shows the full grid. */
const filtered = "var c=new URLSearchParams(location.search).get('category');c&&(d.category=c)"

/**
 * Links inside the site are prerendered when the visitor is about to follow them. The contact page keeps its form to
 * itself, and photographs, to which the gallery links, are not loaded large because a mouse passes over them.
 */
function speculation({ href }: Addresses): string {
  const to = (path: string) => `[href^='${href(path)}']`
  const where = { selector_matches: `${to('/')}:not(${to('/contact')},${to('/images/')},[target],[download])` }
  return `<script type="speculationrules">${JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] })}</script>`
}

/** Every page shows both faces in its first lines; the italic loads by need. */
function fontPreloads({ code, addresses }: Assembly): string {
  return ['instrument-serif-latin-400-normal', 'figtree-latin-wght-normal']
    .flatMap((name) => code.fonts[name] ?? [])
    .map((file) => `<link rel="preload" href="${addresses.asset(file)}" as="font" type="font/woff2" crossorigin/>`)
    .join('')
}

function dress(markup: string, assembly: Assembly) {
  const scripted = islandNames(markup, assembly.code)
  const css = styleFor(markup, scripted, assembly)
  return assembly.shortNames ? shortenNames({ markup, css }, scripted) : { markup, css }
}

/** Classes that islands on the page may put on it, and custom properties that their styles ask for. */
function islandNames(markup: string, { islandClasses }: Code): ReadonlySet<string> {
  const islands = [...markup.matchAll(/\sdata-island="(\w+)"/g)].map(([, island]) => island ?? '')
  return new Set(islands.flatMap((island) => islandClasses[island] ?? []))
}

function styleFor(markup: string, scripted: ReadonlySet<string>, assembly: Assembly): string {
  const { code, addresses, placeholders, shortNames } = assembly
  const names = new Set(scripted)
  for (const [, value = ''] of markup.matchAll(/\sclass="([^"]*)"/g)) {
    for (const name of value.split(/\s+/)) names.add(name)
  }
  const own = [...placeholders].filter(([name]) => names.has(name)).map(([, rule]) => rule)
  const css = pruned(code.rules, names, shortNames).replace(/asset:([\w./-]+)/g, (_, file: string) =>
    addresses.asset(file),
  )
  return css + own.join('')
}

/** Pages of one kind use the same classes: what they need of the sheet is worked out once. */
const prunings = new WeakMap<readonly Rule[], Map<string, string>>()

function pruned(rules: readonly Rule[], names: ReadonlySet<string>, short = false): string {
  const known = prunings.get(rules) ?? new Map<string, string>()
  prunings.set(rules, known)
  const key = [...names]
    .filter((name) => /_|^--/.test(name))
    .sort()
    .join(' ')
  const css = known.get(key) ?? (short ? inlineTokens(pruneRules(rules, names), names) : pruneRules(rules, names))
  known.set(key, css)
  return css
}

/** What the page's own bytes need, and nothing else (CSP Level 3). */
function policy(markup: string, css: string, scripts: readonly string[], { endpoint, mapUrl }: Assembly): string {
  const images = new Set([...markup.matchAll(/\ssrc="(https:\/\/[^/"]+)/g)].map(([, origin]) => origin ?? ''))
  const frames = markup.includes('data-map')
  const form = markup.includes('<form')
  const directives = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts.map(hash)],
    ['style-src', hash(css)],
    ['img-src', "'self'", 'data:', ...images],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ...(form && endpoint ? [['connect-src', origin(endpoint)]] : []),
    ...(frames ? [['frame-src', origin(mapUrl)]] : []),
    ['form-action', ...(form ? ['mailto:', ...(endpoint ? [origin(endpoint)] : [])] : ["'none'"])],
    ['base-uri', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ]
  return directives.map((parts) => parts.join(' ')).join('; ')
}

function inlineTexts(html: string): string[] {
  return [...html.matchAll(/<script[^>]*>([^<]*)<\/script>/g)].map(([, text]) => text ?? '')
}

function origin(url: string): string {
  return new URL(url).origin
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
