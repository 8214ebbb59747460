import { type Targets, targetOf } from '../article/articleLinks.ts'
import type { ArticleEntry, Content, Entry } from '../content.ts'
import { GONE, type Problem } from '../problem.ts'
import { routes } from '../routes.ts'
import type { Services } from '../schema/services.ts'
import { linksIn } from '../text/linkedText.ts'
import { textsIn } from '../text/tokens.ts'
import { offersIn, unofferedBy } from './choices.ts'

/** A link in content, or an article that is listed by number. */
interface Use {
  readonly file: string
  readonly url: string
  readonly place: Pick<Problem, 'path' | 'line' | 'column'>
  /** What pages do if it leads nowhere: 'the link is left out'. */
  readonly becomes: string
  /** A redirect is for links: it does not bring back an article that is listed by number. */
  readonly isListed?: boolean
}

/**
 * Reports links to articles that are gone or not published yet (warnings), misspelt file names, and links that choose
 * what their page does not offer (errors).
 */
export function linkProblems(content: Content, targets: Targets): Problem[] {
  const { articles, notes, redirects, ...others } = content
  const { settings, blog } = others
  const documents = Object.values(others)
  const offers = offersIn(content)
  const uses = [
    ...[...articles, ...notes].flatMap(inArticle),
    ...documents.flatMap(inTexts),
    // On a site that has no articles at all, these are not missing.
    ...(targets.published.size > 0 ? [...documents.flatMap(related), ...mentioned(blog)] : []),
    ...settings.data.notices.map(({ link: url = '' }, index): Use => {
      return {
        file: settings.file,
        url,
        place: { path: ['notices', index, 'link'] },
        becomes: 'the notice shows no link',
      }
    }),
    ...redirects.data.map(({ to: url }, index): Use => {
      return { file: redirects.file, url, place: { path: [index, 'to'] }, becomes: 'the redirect is left out' }
    }),
  ]
  return uses.flatMap((use) => {
    const unknown = unofferedBy(use.url, offers)
    if (unknown.length > 0) return unknown.map((problem) => ({ file: use.file, ...use.place, ...problem }))
    return lost(use, targets)
  })
}

/** The problem of a link that leads nowhere. */
function lost({ file, url, place, becomes, isListed }: Use, targets: Targets): Problem[] {
  const target = targetOf(url, file, isListed ? { ...targets, redirects: new Map() } : targets)
  if ('route' in target) return []
  if ('misspelt' in target) {
    const reason = `There is no article file ${JSON.stringify(target.misspelt)}`
    return [{ file, ...place, rule: 'dead-link', reason, remedy: `Did you mean ${JSON.stringify(target.meant)}?` }]
  }
  const own = targets.routeOf.get(file.normalize())
  if (own && !targets.published.has(own) && target.lost === 'unpublished') return [] // nobody reads either yet
  const name = JSON.stringify(target.name)
  const redirect = isListed ? '' : ', or add a redirect in content/redirects.yaml'
  const [why, remedy] =
    target.lost === 'gone'
      ? [`There is no article ${name}`, `Correct the link or remove it${redirect}.`]
      : [`The article ${name} is not published yet`, 'Keep the link, which appears once it is, or remove it.']
  return [{ file, ...place, rule: GONE, reason: `${why}: ${becomes}`, remedy, warning: true }]
}

const LEFT_OUT = 'the link is left out'

function inArticle({ file, data, links }: ArticleEntry): Use[] {
  const button = { path: ['cta', 'buttonLink'] }
  return [
    ...(data.relatedLinks ?? []).map(({ url }, index): Use => {
      return { file, url, place: { path: ['relatedLinks', index, 'url'] }, becomes: 'the related link is left out' }
    }),
    { file, url: data.cta.buttonLink, place: button, becomes: `the button leads to ${routes.contact}` },
    ...links.map(({ url, ...place }): Use => ({ file, url, place, becomes: LEFT_OUT })),
  ]
}

function inTexts({ file, data }: Entry<unknown>): Use[] {
  return textsIn(data).flatMap(([text, path]) =>
    linksIn(text).map((url) => ({ file, url, place: { path }, becomes: LEFT_OUT })),
  )
}

function related({ file, data }: Entry<object>): Use[] {
  const { articles = [] } = ('related' in data && (data.related as Services['related'])) || {}
  return articles.map((id, index) => {
    const place = { path: ['related', 'articles', index] }
    return { file, url: routes.article(id), place, becomes: 'it is left out', isListed: true }
  })
}

function mentioned({ file, data }: Content['blog']): Use[] {
  return Object.entries(data.callouts).map(([phrase, url]) => {
    return { file, url, place: { path: ['callouts', phrase] }, becomes: 'callouts that mention this do not lead there' }
  })
}
