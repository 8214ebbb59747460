import { Footer } from '../../layout/Footer/Footer.tsx'
import { Header } from '../../layout/Header/Header.tsx'
import { Notices } from '../../layout/Notices/Notices.tsx'
import { QuickContact } from '../../layout/QuickContact/QuickContact.tsx'
import type { Site } from '../../model/site.ts'
import { placeholderPage } from './Article.tsx'
import { placeholder } from './placeholder.ts'
import { UnknownArticle } from './UnknownArticle.tsx'
import { viewOf } from './viewOf.tsx'

/** The placeholder article with header and footer, hidden until src/client/unknownArticle.ts finds it needed. */
export function placeholderTemplate(site: Site) {
  const page = placeholderPage(site)
  const { settings, links, notices, year } = site
  return (
    <UnknownArticle title={page.title}>
      <Notices notices={notices} />
      <Header settings={settings} links={links} page={page} />
      <div data-body="">{viewOf(site, placeholder(site), page.route)}</div>
      <Footer settings={settings} links={links} year={year} />
      <QuickContact settings={settings} page={page} />
    </UnknownArticle>
  )
}
