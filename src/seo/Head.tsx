import { useResources } from '../components/resources.ts'
import type { Page } from '../model/page.ts'
import type { SharedSite } from '../model/site.ts'
import { documentTitle } from '../model/text/documentTitle.ts'
import { unjoined } from '../model/text/joints.ts'
import { jsonForScript } from './json.ts'
import { pageGraph } from './pageGraph.ts'

/** The metadata of a page for browsers, search engines and sites where it is shared. */
export function Head({ page, site }: { page: Page; site: SharedSite }) {
  const resources = useResources()
  const { absolute, asset, href, card } = resources
  const { firm, contact } = site.settings
  const { language } = page.article ?? {}
  const locale = language ? `${language}-${contact.countryCode}` : site.locale
  const name = unjoined(page.title)
  const firmName = unjoined(firm.name)
  const title = documentTitle(page.kind, name, firmName)
  const description = unjoined(page.description)
  const url = absolute(page.route)
  const image = card(page)
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {page.index && <link rel="canonical" href={url} />}
      <meta name="robots" content={page.index ? 'max-image-preview:large' : 'noindex'} />
      <meta name="theme-color" content={site.brand.colours.plaster} />
      <link rel="icon" href={asset('icons/192.png')} sizes="192x192" />
      <link rel="icon" href={asset('favicon.svg')} type="image/svg+xml" sizes="any" />
      <link rel="apple-touch-icon" href={asset('icons/apple-touch-icon.png')} />
      <link rel="manifest" href={asset('site.webmanifest')} />
      {['home', 'blog', 'article'].includes(page.kind) && site.links.includes('blog') && (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={unjoined(site.words.blog.feed)}
          href={href('/rss.xml')}
        />
      )}
      {page.index && (
        <>
          <meta property="og:site_name" content={firmName} />
          <meta property="og:type" content={page.kind === 'article' ? 'article' : 'website'} />
          <meta property="og:locale" content={locale.replace('-', '_')} />
          <meta property="og:title" content={name} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={url} />
          <meta property="og:image" content={absolute(`/${image.file}`)} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={unjoined(image.alt)} />
          <meta name="twitter:card" content="summary_large_image" />
          {page.published && <meta property="article:published_time" content={page.published} />}
          {page.modified && <meta property="article:modified_time" content={page.modified} />}
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: unjoined(jsonForScript(pageGraph(page, site, resources))) }}
          />
        </>
      )}
    </>
  )
}
