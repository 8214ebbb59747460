import { useResources } from '../../components/resources.ts'
import type { Page } from '../../model/page.ts'
import type { SharedSite } from '../../model/site.ts'
import { Head } from '../../seo/Head.tsx'
import { Footer } from '../Footer/Footer.tsx'
import { Header } from '../Header/Header.tsx'
import { Notices } from '../Notices/Notices.tsx'
import { QuickContact } from '../QuickContact/QuickContact.tsx'
import { SkipLink } from '../SkipLink/SkipLink.tsx'

/**
 * A whole page. The generator adds styles, scripts and the content security policy to its head. `data-base` tells
 * `npm run preview` for which sub-folder it was built.
 */
export function Document({ page, site }: { page: Page; site: SharedSite }) {
  const { href } = useResources()
  const framed = page.header !== 'none'
  return (
    <html lang={site.locale} data-base={href('/')}>
      <head>
        <Head page={page} site={site} />
      </head>
      <body>
        <SkipLink />
        {framed && <Notices notices={site.notices} />}
        {framed && <Header settings={site.settings} links={site.links} page={page} />}
        <main id="main" tabIndex={-1}>
          {page.body}
        </main>
        {framed && <Footer {...site} />}
        {framed && <QuickContact settings={site.settings} page={page} />}
      </body>
    </html>
  )
}
