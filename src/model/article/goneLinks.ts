import { offersIn, unofferedBy } from '../checks/choices.ts'
import type { ArticleEntry, Content, Entry } from '../content.ts'
import type { Notice } from '../firm/notices.ts'
import { GONE, type Problem } from '../problem.ts'
import { routes } from '../routes.ts'
import type { Services } from '../schema/services.ts'
import { LINK, linksIn } from '../text/linkedText.ts'
import { eachText, textsIn } from '../text/tokens.ts'
import { resolveLink, type Targets, targetOf } from './articleLinks.ts'

/** The data of a page with its links resolved. A link to an article that is gone or not published yet is plain text. */
export function withResolvedLinks<Data>({ file, data }: Entry<Data>, targets: Targets): Data {
  return eachText(data, (text) =>
    text.replace(LINK, (_, words, url) => {
      const route = resolveLink(url, file, targets)
      return route ? `[${words}](${route})` : words
    }),
  ) as Data
}

/** The notice with its link resolved, or without it if that leads to an article that is gone or not published yet. */
export function withResolvedLink({ link, linkText, ...notice }: Notice, file: string, targets: Targets): Notice {
  const route = link && resolveLink(link, file, targets)
  return route ? { ...notice, link: route, linkText } : notice
}

type Place = Pick<Problem, 'path' | 'line' | 'column'>

/**
 * Reports links to articles that are gone or not published yet (warnings), misspelt file names, and links that choose
 * what their page does not offer (errors).
 */
export function articleLinkProblems(content: Content, targets: Targets): Problem[] {
  const { articles, notes, redirects, ...others } = content
  const { settings, blog } = others
  const documents = Object.values(others)
  const offers = offersIn(content)
  const linkProblem = (file: string, url: string, place: Place, becomes: string, among = targets): Problem[] => {
    const unknown = unofferedBy(url, offers)
    if (unknown.length > 0) return unknown.map((problem) => ({ file, ...place, ...problem }))
    const target = targetOf(url, file, among)
    if ('route' in target) return []
    if ('misspelt' in target) {
      const reason = `There is no article file ${JSON.stringify(target.misspelt)}`
      return [{ file, ...place, rule: 'dead-link', reason, remedy: `Did you mean ${JSON.stringify(target.meant)}?` }]
    }
    const name = JSON.stringify(target.name)
    const redirect = among === targets ? ', or add a redirect in content/redirects.yaml' : ''
    const [why, remedy] =
      target.lost === 'gone'
        ? [`There is no article ${name}`, `Correct the link or remove it${redirect}.`]
        : [`The article ${name} is not published yet`, 'Keep the link, which appears once it is, or remove it.']
    return [{ file, ...place, rule: GONE, reason: `${why}: ${becomes}`, remedy, warning: true }]
  }
  const inArticle = (entry: ArticleEntry) => {
    const { file, data, links } = entry
    return [
      ...(data.relatedLinks ?? []).flatMap(({ url }, index) =>
        linkProblem(file, url, { path: ['relatedLinks', index, 'url'] }, 'the related link is left out'),
      ),
      ...linkProblem(
        file,
        data.cta.buttonLink,
        { path: ['cta', 'buttonLink'] },
        `the button leads to ${routes.contact}`,
      ),
      ...links.flatMap(({ url, line, column }) => linkProblem(file, url, { line, column }, 'the link is plain text')),
    ]
  }
  const inTexts = ({ file, data }: Entry<unknown>) =>
    textsIn(data).flatMap(([text, path]) =>
      linksIn(text).flatMap((url) => linkProblem(file, url, { path }, 'the link is plain text')),
    )
  // A redirect is for links: it does not bring back an article that is listed by number.
  const notMoved = { ...targets, redirects: new Map() }
  const related = ({ file, data }: Entry<object>) =>
    ('related' in data ? ((data.related as Services['related'])?.articles ?? []) : []).flatMap((id, index) =>
      linkProblem(file, routes.article(id), { path: ['related', 'articles', index] }, 'it is left out', notMoved),
    )
  const mentioned = ({ file, data }: Content['blog']) =>
    Object.entries(data.callouts).flatMap(([phrase, url]) =>
      linkProblem(file, url, { path: ['callouts', phrase] }, 'callouts that mention this do not lead there'),
    )
  return [
    ...[...articles, ...notes].flatMap(inArticle),
    ...documents.flatMap(inTexts),
    // On a site that has no articles at all, these are not missing.
    ...(targets.published.size > 0 ? [...documents.flatMap(related), ...mentioned(blog)] : []),
    ...settings.data.notices.flatMap(({ link = '' }, index) =>
      linkProblem(settings.file, link, { path: ['notices', index, 'link'] }, 'the notice shows no link'),
    ),
    ...redirects.data.flatMap(({ to }, index) =>
      linkProblem(redirects.file, to, { path: [index, 'to'] }, 'the redirect is left out'),
    ),
  ]
}
