import { renderToStaticMarkup } from 'react-dom/server'
import { Blocks } from '../components/Blocks/Blocks.tsx'
import { type Resources, ResourcesContext } from '../components/resources.ts'
import { routes } from '../model/routes.ts'
import type { Article } from '../model/site.ts'

/** The body of an article for the feed: plain HTML without classes and drawings, every address absolute. */
export function feedHtml(article: Article, resources: Resources): string {
  const href = (to: string) => (to.startsWith('/') ? resources.absolute(to) : to)
  const html = renderToStaticMarkup(
    <ResourcesContext value={{ ...resources, href }}>
      <Blocks blocks={article.content()} />
    </ResourcesContext>,
  )
  return html
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    .replace(/\s(?:class|role|data-[\w-]+)="[^"]*"/g, '')
    .replaceAll('href="#', `href="${resources.absolute(routes.article(article.id))}#`)
}
