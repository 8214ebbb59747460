import type { Article } from '../../src/model/article.ts'
import { type Addresses, routeFile, routes } from '../../src/model/routes.ts'
import type { Words } from '../../src/model/schema/words.ts'
import type { Site } from '../../src/model/site.ts'
import { hostFiles } from '../hosts/files.ts'
import type { Rendered } from '../pages/render.ts'
import { escapeXml, rss, sitemap } from './xml.ts'

/** A file of dist that is made from the whole site, not from one page. */
export interface TextFile {
  readonly file: string
  readonly text: string
  /** The content file that it is made from, for messages. */
  readonly source: string
}

export interface SiteFilesOptions {
  readonly site: Site
  readonly addresses: Addresses
  readonly pages: readonly Rendered[]
  /** The body of an article as feeds carry it. */
  readonly feedHtml: (article: Article) => string
  /** Materials that pages show as files. */
  readonly swatches: readonly Omit<TextFile, 'source'>[]
}

/** Feed, sitemap, robots, manifest, llms.txt, swatches, redirect pages and host files. */
export function siteFiles({ site, addresses, pages, feedHtml, swatches }: SiteFilesOptions): TextFile[] {
  const { settings, redirects, words } = site
  const listed = pages.filter(({ index }) => index)
  const csp = new Map(pages.map((page) => [page.route, page.csp]))
  const files = [
    { file: 'rss.xml', text: rss(site, addresses, feedHtml) },
    { file: 'sitemap.xml', text: sitemap(listed, addresses) },
    { file: 'robots.txt', text: `User-agent: *\nAllow: /\n\nSitemap: ${addresses.absolute('/sitemap.xml')}\n` },
    { file: 'site.webmanifest', text: manifest(site, addresses) },
    { file: 'llms.txt', text: llms(site, listed, addresses) },
    ...hostFiles({ base: settings.base, redirects, addresses, csp }),
  ]
  const moved = redirects.map(({ from, to }) => ({
    file: routeFile(from),
    text: redirectPage(addresses.href(to), words.moved),
  }))
  return [
    ...files.map((each) => ({ ...each, source: 'content/site.yaml' })),
    ...swatches.map((each) => ({ ...each, source: 'content/gallery.yaml' })),
    ...moved.map((each) => ({ ...each, source: 'content/redirects.yaml' })),
  ]
}

function manifest({ settings, brand: { colours } }: Site, { asset, href }: Addresses): string {
  const icon = (file: string, sizes: string, type = 'image/png', purpose = 'any') => ({
    ...{ src: asset(file), sizes, type, purpose },
  })
  const { firm } = settings
  const content = {
    name: firm.name,
    short_name: firm.shortName,
    description: firm.description,
    start_url: href(routes.home),
    scope: href(routes.home),
    display: 'browser',
    background_color: colours.plaster,
    theme_color: colours.plaster,
    icons: [
      icon('favicon.svg', 'any', 'image/svg+xml'),
      icon('icons/192.png', '192x192'),
      icon('icons/512.png', '512x512'),
      icon('icons/512.png', '512x512', 'image/png', 'maskable'),
    ],
  }
  return `${JSON.stringify(content, null, 2)}\n`
}

/** A summary of the site for language models (llmstxt.org). */
function llms({ settings }: Site, pages: readonly Rendered[], { absolute }: Addresses): string {
  const { firm, contact } = settings
  const line = (page: Rendered) => `- [${page.name}](${absolute(page.route)}): ${page.description}`
  const list = (kinds: boolean) => pages.filter(({ kind }) => (kind === 'article') === kinds).map(line)
  return [
    `# ${firm.name}`,
    `> ${firm.description} Founded ${firm.founded}. ${contact.replyPromise}. Phone ${contact.phone}, e-mail ${contact.email}.`,
    ['## Pages', ...list(false)].join('\n'),
    ['## Articles', ...list(true)].join('\n'),
    '',
  ].join('\n\n')
}

/** For hosts that know no redirects: the browser goes on by itself. */
function redirectPage(to: string, words: Words['moved']): string {
  const [url, title, link] = [to, words.title, words.link].map(escapeXml)
  const head = `<meta charset="utf-8"><title>${title}</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${url}">`
  return `<!doctype html><html lang="en"><head>${head}</head><body><h1>${title}</h1><p><a href="${url}">${link}</a></p></body></html>\n`
}
