import type { Page } from '../../src/model/page.ts'
import type { Addresses } from '../../src/model/routes.ts'
import { jsonForScript } from '../../src/seo/json.ts'
import type { Code } from '../code/code.ts'
import type { Parts } from './model.ts'
import { policy } from './policy.ts'

/** A page into its document: doctype, just the CSS that it uses, its script, and its content security policy. */
export function toDocument(page: Page, parts: Parts): { html: string; csp: string } {
  const { code, addresses, site, resources } = parts
  const { endpoint, mapEmbedUrl: mapUrl } = site.settings.contact
  // React writes some attributes as its properties are called; HTML has them in lower case. In text there is no `="`.
  const markup = code.pages
    .render(page, site, resources)
    .replace(/ (?!viewBox)[a-z]+[A-Z][A-Za-z]*="/g, (name) => name.toLowerCase())
  const style = styleOf(markup, parts)
  const early = earlyScript(page, markup, code)
  const rules = speculationRules(addresses)
  const inMarkup = markup.match(/(?<=<script>)[^<]*/g) ?? []
  const csp = policy(markup, { endpoint, mapUrl, scripts: new Set([early, ...inMarkup, rules]), style })
  const heroes = markup.match(HERO) ?? []
  const head = [
    ...heroes,
    `<style>${style}</style>`,
    `<script>${early}</script>`,
    fontPreloads(parts),
    // Nothing waits for it: what comes before it works as HTML.
    `<script type="module" src="${addresses.asset(code.client)}" fetchpriority="low"></script>`,
    `<script type="speculationrules">${rules}</script>`,
  ].join('')
  const first = '<meta charset="utf-8"/>'
  const html = markup
    .replace(HERO, '')
    .replace(first, `${first}<meta http-equiv="Content-Security-Policy" content="${csp}"/>`)
    .replace('</head>', () => `${head}</head>`)
  return { html: `<!doctype html>${html}`, csp }
}

/** A picture that is preloaded: it goes in front of the styles. */
const HERO = /<link rel="preload" as="image"[^>]*>/g

function styleOf(markup: string, { styles, addresses, blurs }: Parts): string {
  const css = styles.of(markup).replace(/asset:([\w./-]+)/g, (_, file: string) => addresses.asset(file))
  const classes = new Set(markup.match(/\bq\w+/g))
  return css + [...classes].map((name) => blurs.get(name) ?? '').join('')
}

/** What runs before the first paint: what styles, markup and the page itself ask for. */
function earlyScript({ early = {} }: Page, markup: string, code: Code): string {
  const asked = Object.entries(early).map(([name, data]) => `{let early=${jsonForScript(data)};${code.early[name]}}`)
  return [code.early.scripted, markup.includes(' data-waits="') ? code.early.waits : '', ...asked].join('')
}

/**
 * Links inside the site are prerendered when the visitor is about to follow them. The contact page keeps its form to
 * itself, and photographs, to which the gallery links, are not loaded large because a mouse passes over them.
 */
function speculationRules({ href }: Addresses): string {
  const to = (path: string) => `[href^='${href(path)}']`
  const where = { selector_matches: `${to('/')}:not(${to('/contact')},[href$=webp],[target],[download])` }
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] })
}

/**
 * All three faces, on every page: the italic, which some pages show in their footer alone, would else be asked for just as
 * they are first painted.
 */
function fontPreloads({ code, addresses }: Parts): string {
  return Object.keys(code.assets)
    .filter((file) => /^assets\/(figtree|instrument).*woff2$/.test(file))
    .map((file) => `<link rel="preload" href="${addresses.asset(file)}" as="font" crossorigin/>`)
    .join('')
}
