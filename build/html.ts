import type { Page } from '../src/model/page.ts'
import type { Addresses } from '../src/model/routes.ts'
import type { Assembly } from './assembly.ts'
import { shortenMarkup } from './names.ts'
import { styleOf } from './pageStyle.ts'
import { policy } from './policy.ts'

/** A finished document, and the policy that its bytes need. */
export interface HtmlPage {
  readonly page: Page
  readonly html: string
  readonly csp: string
}

/** A rendered page into a document: doctype, just the CSS that it uses, its script, and its content security policy. */
export function toHtml(page: Page, rendered: string, assembly: Assembly): HtmlPage {
  const tidied = tidy(rendered)
  const { css, source, letters } = styleOf(tidied, assembly)
  const markup = letters.size > 0 ? shortenMarkup(tidied, letters) : tidied
  const earlyScript = page.kind === 'gallery' ? scripted + filtered : scripted
  const early = `<script>${earlyScript}</script>`
  const client = `<script type="module" src="${assembly.addresses.asset(assembly.code.client)}"></script>`
  const rules = speculation(assembly.addresses)
  const hero = /<link rel="preload" as="image"[^>]*>/.exec(markup)?.[0] ?? ''
  const head = `${hero}<style>${css}</style>${early}${fontPreloads(assembly)}${client}${rules}`
  const csp = policy(markup, source, [earlyScript, ...inlineTexts(rules)], assembly)
  const html = `<!doctype html>${markup
    .replace(hero, '')
    .replace(
      '<meta charset="utf-8"/>',
      `<meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="${csp}"/>`,
    )
    .replace('</head>', () => `${head}</head>`)}`
  return { page, html, csp }
}

/** React writes some attributes as its properties are called; HTML has them in lower case. In text there is no `="`. */
function tidy(markup: string): string {
  return markup.replace(/ [a-z]+[A-Z][A-Za-z]*="/g, (name) => (name === ' viewBox="' ? name : name.toLowerCase()))
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
  const where = { selector_matches: `${to('/')}:not(${to('/contact')},[href$=webp],[target],[download])` }
  return `<script type="speculationrules">${JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] })}</script>`
}

/** Every page shows both faces in its first lines; the italic loads by need. */
function fontPreloads({ code, addresses }: Assembly): string {
  return ['instrument-serif', 'figtree']
    .flatMap((name) => code.fonts[name] ?? [])
    .map((file) => `<link rel="preload" href="${addresses.asset(file)}" as="font" type="font/woff2" crossorigin/>`)
    .join('')
}

function inlineTexts(html: string): string[] {
  return [...html.matchAll(/<script[^>]*>([^<]*)<\/script>/g)].map(([, text]) => text ?? '')
}
