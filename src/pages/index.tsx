import { renderToStaticMarkup } from 'react-dom/server'
import { type Resources, ResourcesContext } from '../components/resources.ts'
import { WordsContext } from '../components/words.ts'
import { Document } from '../layout/Document/Document.tsx'
import type { Page } from '../model/page.ts'
import type { Site } from '../model/site.ts'
import { breadthOf } from '../model/text/chinese.ts'
import { aboutPage } from './About/About.tsx'
import { articlePages } from './Article/Article.tsx'
import { placeholderTemplate } from './Article/placeholderTemplate.tsx'
import { blogPages } from './Blog/Blog.tsx'
import { contactPage } from './Contact/Contact.tsx'
import { galleryPage } from './Gallery/Gallery.tsx'
import { homePage } from './Home/Home.tsx'
import { notFoundPage } from './NotFound/NotFound.tsx'
import { servicesPage } from './Services/Services.tsx'

export { focusRules } from '../components/Picture/focus.ts'
export { drawings } from './drawings.tsx'
export { feedHtml } from './feed.tsx'
export { swatchFiles } from './swatchFiles.tsx'

/** The route table: every page of the site. */
export function* toPages(site: Site): Iterable<Page> {
  const notices = site.notices.map(({ from, until, id, text, linkText = '' }) => {
    return [from, until, id, breadthOf(text + linkText)]
  })
  for (const page of pagesOf(site)) yield notices.length > 0 ? { ...page, early: { notices, ...page.early } } : page
}

/** The pages that the site does not have yet, but will have once it is like `later`. */
export function pagesToCome(site: Site, later: Site | undefined): Page[] {
  if (!later) return []
  const routes = new Set([...pagesOf(site)].map(({ route }) => route))
  return [...pagesOf(later)].filter(({ route }) => !routes.has(route))
}

function* pagesOf(site: Site): Iterable<Page> {
  yield homePage(site)
  yield aboutPage(site)
  yield servicesPage(site)
  yield galleryPage(site)
  yield* blogPages(site)
  yield* articlePages(site)
  yield contactPage(site)
  yield notFoundPage(site, placeholderTemplate(site))
}

/** Renders a page as static markup. It may show only its own data and what all pages share: articles are left out. */
export function render(page: Page, { articles, notes, ...shared }: Site, resources: Resources): string {
  const document = (
    <ResourcesContext value={resources}>
      <WordsContext value={shared.words}>
        <Document page={page} site={shared} />
      </WordsContext>
    </ResourcesContext>
  )
  try {
    return renderToStaticMarkup(document)
  } catch (error) {
    // Neither what React throws itself nor the stack names the page. It says that a component "suspended".
    if (error instanceof Error) {
      const isAsync = error.message.includes('suspended')
      error.message = `${isAsync ? 'it waits for a promise, or is async' : error.message} (on ${page.route})`
    }
    throw error
  }
}
