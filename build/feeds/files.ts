import { type Addresses, routeFile, routes } from '../../src/model/routes.ts'
import type { Words } from '../../src/model/schema/words.ts'
import type { Site } from '../../src/model/site.ts'
import { punctuated } from '../../src/model/text/chinese.ts'
import { unjoined } from '../../src/model/text/joints.ts'
import { hostFiles } from '../hosts/files.ts'
import type { Parts } from '../pages/model.ts'
import type { Rendered } from '../pages/render.ts'
import { escapeXml, rss, sitemap } from './xml.ts'

/** A file of dist that is made from the whole site rather than from a page. */
interface SiteFile {
  readonly file: string
  readonly make: () => string | Uint8Array
  /** The source it is made from, for messages. */
  readonly source: string
}

/** All files of dist except pages, pictures and copied files: from feeds and host files to scripts, styles and icons. */
export function siteFiles({ site, addresses, ...parts }: Parts, pages: readonly Rendered[]): SiteFile[] {
  const { settings, redirects, words } = site
  const { code, icons, pictures, resources, coloured } = parts
  const { absolute, href, origin } = addresses
  const from = (source: string, file: string, make: SiteFile['make']): SiteFile => ({ file, make, source })
  const listed = pages.filter(({ index }) => index)
  const csp = new Map(pages.map((page) => [page.route, page.csp]))
  const hosting = { ...settings, redirects, addresses, csp }
  const [settingsFile, redirectsFile] = ['content/site.yaml', 'content/redirects.yaml']
  return [
    from(settingsFile, 'rss.xml', () =>
      unjoined(rss(site, addresses, (article) => code.pages.feedHtml(article, site, resources))),
    ),
    from(settingsFile, 'sitemap.xml', () => sitemap(listed, addresses, (file) => pictures.masterOf(file))),
    from(settingsFile, 'robots.txt', () => `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`),
    from(settingsFile, 'site.webmanifest', () => manifest(site, addresses)),
    from(settingsFile, 'llms.txt', () => unjoined(llms(site, listed, addresses))),
    ...hostFiles.map(([file, make]) => from(settingsFile, file, () => make(hosting))),
    ...Object.entries(code.pages.swatchFiles(site)).map(([file, text]) =>
      from('content/gallery.yaml', file, () => text),
    ),
    ...redirects.map(({ from: old, to }) =>
      from(redirectsFile, routeFile(old), () => redirectPage(href(to), origin, words)),
    ),
    ...Object.entries(code.assets).map(([file, bytes]) => from('src', file, () => bytes)),
    ...[...icons].map(([file, bytes]) => from('content/brand.yaml', file, () => bytes)),
    ...coloured.map(([file, text]) => from('src', file, () => text)),
  ]
}

function manifest({ settings, brand: { colours } }: Site, { asset, href }: Addresses): string {
  const png = (size: number) => ({ src: asset(`icons/${size}.png`), sizes: `${size}x${size}`, type: 'image/png' })
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
      { src: asset('favicon.svg'), sizes: 'any', type: 'image/svg+xml' },
      png(192),
      png(512),
      { ...png(512), purpose: 'maskable' },
    ],
  }
  return unjoined(`${JSON.stringify(content, null, 2)}\n`)
}

/** A summary of the site for language models (llmstxt.org). */
function llms({ settings }: Site, pages: readonly Rendered[], { absolute }: Addresses): string {
  const { firm, contact } = settings
  const line = (page: Rendered) => `- [${page.name}](${absolute(page.route)}): ${page.description}`.replace(/\s+/g, ' ')
  const part = (heading: string, articles: boolean) => {
    const lines = pages.filter(({ kind }) => (kind === 'article') === articles).map(line)
    return lines.length > 0 ? [[`## ${heading}`, ...lines].join('\n')] : []
  }
  return [
    `# ${firm.name}`,
    `> ${firm.description.replace(/\s+/g, ' ')} Founded ${firm.founded}. ${punctuated(`${contact.replyPromise}.`)} Phone ${contact.phone}, e-mail ${contact.email}.`,
    ...part('Pages', false),
    ...part('Articles', true),
    '',
  ].join('\n\n')
}

/**
 * A page that redirects by itself, for hosts that do not support redirects. It may be indexed: search engines then take
 * its target instead, where `noindex` would have them drop what the old address was worth.
 */
function redirectPage(to: string, origin: string, { language, moved }: Words): string {
  const page = new URL(to, origin).href.replace(/#.*/, '')
  const [url, title, link, canonical] = [to, moved.title, moved.link, page].map(escapeXml)
  const head = `<meta charset="utf-8"><title>${title}</title><link rel="canonical" href="${canonical}"><meta http-equiv="refresh" content="0; url=${url}">`
  return `<!doctype html><html lang="${language}"><head>${head}</head><body><h1>${title}</h1><p><a href="${url}">${link}</a></p></body></html>\n`
}
