import type { Page } from '../../src/model/page.ts'
import { type Addresses, routes } from '../../src/model/routes.ts'
import { jsonForScript } from '../../src/seo/json.ts'
import type { Code } from '../code/code.ts'
import type { Parts } from './model.ts'
import { policy } from './policy.ts'

/** Renders a page to an HTML document with the CSS of its first screen, its scripts and its content security policy. */
export function toDocument(page: Page, parts: Parts): { html: string; csp: string } {
  const { code, addresses, site, resources } = parts
  const { endpoint, mapEmbedUrl: mapUrl } = site.settings.contact
  // React writes some attribute names in camel case; HTML has them in lower case. Only scripts contain `="`, too.
  const markup = code.pages
    .render(page, site, resources)
    .replace(/<script.*?<\/script>| [a-z]+[A-Z][A-Za-z]*="/gs, (found) =>
      found[0] === ' ' ? found.toLowerCase() : found,
    )
  const style = styleOf(markup, parts)
  const early = earlyScript(page, markup, code)
  const rules = speculationRules(addresses)
  const csp = policy(markup, { endpoint, mapUrl, scripts: [early, rules], style })
  const heroes = markup.match(HERO) ?? []
  const head = [
    ...heroes,
    `<style>${style}</style>`,
    `<script>${early}</script>`,
    fontPreloads(parts),
    // Low priority: the page works as HTML without it. Without `async`, Chromium finishes parsing only after it,
    // then follows the fragment of the address again, and takes the focus from whoever is typing.
    `<script type="module" async src="${addresses.asset(code.client)}" fetchpriority="low"></script>`,
    `<script type="speculationrules">${rules}</script>`,
  ].join('')
  const first = '<meta charset="utf-8"/>'
  const html = markup
    .replace(HERO, '')
    .replace(first, `${first}<meta http-equiv="Content-Security-Policy" content="${csp}"/>`)
    .replace('</head>', () => `${head}</head>`)
    // Otherwise Cloudflare hides mail addresses, and its script that brings them back violates the policy.
    .replace('<body>', '<body><!--email_off-->')
    .replace('</body>', '<!--/email_off--></body>')
  return { html: `<!doctype html>${html}`, csp }
}

/** The preload of the page's main picture, to be moved in front of the styles. */
const HERO = /<link rel="preload" as="image"[^>]*>/g

function styleOf(markup: string, { code, styles, addresses, blurs }: Parts): string {
  const css = styles.of(markup).replace(/asset:([\w./-]+)/g, (_, file: string) => addresses.asset(file))
  const classes = new Set(markup.match(/\bq\w+/g)) // those of blurred previews begin with q
  return css + code.pages.focusRules(markup) + [...classes].map((name) => blurs.get(name) ?? '').join('')
}

/** The inline scripts that run before the first paint: those of every page, and those that its markup or data need. */
function earlyScript({ early = {} }: Page, markup: string, code: Code): string {
  const asked = Object.entries(early).map(([name, data]) => `{let early=${jsonForScript(data)};${code.early[name]}}`)
  const { scripted, fade, waits } = code.early
  return [scripted, fade, markup.includes(' data-waits="') ? waits : '', ...asked].join('')
}

/**
 * Speculation rules: internal links are prerendered when a visitor is about to follow them. Excluded are links to the
 * contact page, because of its form, to files, which are too large to load when a mouse passes over them, to new tabs, and
 * those of the gallery's filter, whose script shows the project on the page.
 */
function speculationRules({ href }: Addresses): string {
  const to = (path: string) => `[href^='${href(path)}']`
  const where = {
    selector_matches: `${to(routes.home)}:not(${to(routes.contact)},[href$=webp],[href$=pdf],[target],[data-project])`,
  }
  return JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] })
}

/**
 * Preloads all fonts, but for their rare characters, on every page. Otherwise the italic, which some pages only use in
 * the footer, would be requested just as the page is first painted.
 */
function fontPreloads({ code, addresses }: Parts): string {
  return Object.keys(code.assets)
    .filter((file) => /^assets\/(?!rare-).*\.woff2$/.test(file))
    .map((file) => `<link rel="preload" href="${addresses.asset(file)}" as="font" crossorigin/>`)
    .join('')
}
