import { renderToStaticMarkup } from 'react-dom/server'
import { Blocks } from '../components/Blocks/Blocks.tsx'
import { largest } from '../components/Picture/largest.ts'
import { type Resources, ResourcesContext } from '../components/resources.ts'
import { WordsContext } from '../components/words.ts'
import type { Article } from '../model/article/article.ts'
import { withCalloutLinks } from '../model/article/calloutLink.ts'
import { unpack } from '../model/article/packed.ts'
import { typesetBlocks } from '../model/article/typesetBlocks.ts'
import { routes } from '../model/routes.ts'
import type { Site } from '../model/site.ts'

/**
 * The picture and the body of an article for the feed: plain HTML, absolute URLs, and no classes, drawings, repeated
 * cells or unsupported blocks.
 */
export function feedHtml(article: Article, { blog, together, words }: Site, resources: Resources): string {
  const shown = unpack(article.body).filter(({ type }) => type !== 'unsupported')
  const href = (to: string) => (to.startsWith('/') ? resources.absolute(to) : to)
  const picture: Resources['picture'] = (image) => {
    const asset = resources.picture(image)
    return { ...asset, url: (width, type) => resources.origin + asset.url(width, type) }
  }
  const main = article.image && largest(article.image, resources)
  const html = renderToStaticMarkup(
    <ResourcesContext value={{ ...resources, href, picture }}>
      <WordsContext value={words}>
        {main && (
          <p>
            <img loading="lazy" src={new URL(main.url, resources.origin).href} alt={article.image?.alt} />
          </p>
        )}
        <Blocks blocks={typesetBlocks(withCalloutLinks(shown, blog.callouts), together)} />
      </WordsContext>
    </ResourcesContext>,
  )
  const { language } = article
  return (language ? `<div lang="${language}">${html}</div>` : html)
    .replace(/<svg[\s\S]*?<\/svg>|<span[^>]* data-repeated=[\s\S]*?<\/span>/g, '')
    .replace(/\s(?:class|role|data-[\w-]+)="[^"]*"/g, '')
    .replaceAll('href="#', `href="${resources.absolute(routes.article(article.id))}#`)
}
