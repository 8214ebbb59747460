import type { Article } from './article/article.ts'
import { linkTargets, type Published, resolveLink, type Targets } from './article/articleLinks.ts'
import { newestFirst } from './article/related.ts'
import { withResolvedLink, withResolvedLinks } from './article/resolvedLinks.ts'
import { toArticle } from './article/toArticle.ts'
import { unpublished } from './article/unpublished.ts'
import { brandProblems } from './checks/brandProblems.ts'
import { crossChecks } from './checks/crossChecks.ts'
import { tokenProblems } from './checks/tokenProblems.ts'
import type { ArticleEntry, Content, Documents, Entry } from './content.ts'
import { offered } from './estimate/estimateFigures.ts'
import { figureTexts } from './estimate/figureTexts.ts'
import { type Notice, noticesFrom } from './firm/notices.ts'
import { type SpecialHours, specialHoursFrom } from './firm/specialHours.ts'
import { namedAsWritten } from './gallery/projectNames.ts'
import type { Problem } from './problem.ts'
import { normalRedirects } from './redirects.ts'
import { type MainLink, mainLinks } from './routes.ts'
import type { Settings } from './schema/settings.ts'
import { CHINESE } from './text/chinese.ts'
import { filled, tokensOf } from './text/tokens.ts'
import { typeset } from './text/typeset.ts'
import type { Together } from './text/typography.ts'

/** The checked model: everything that pages may show. */
export interface Site extends Documents {
  /** Notices due today or later. */
  readonly notices: readonly Notice[]
  readonly specialHours: readonly SpecialHours[]
  /** Newest first. */
  readonly articles: readonly Article[]
  readonly notes: readonly Article[]
  /** The links of the header: without articles, none leads to the blog. */
  readonly links: readonly MainLink[]
  /** Phrases that stay on one line wherever they appear. */
  readonly together: Together
  readonly year: number
  /** Its language as written in the firm's country: 'en-MY' (BCP 47). */
  readonly locale: string
}

/** What any page may show, whatever its subject. */
export type SharedSite = Omit<Site, 'articles' | 'notes'>

/**
 * Turns content into the checked model: drops unpublished articles, fills in tokens, typesets texts, resolves links to
 * files, and checks rules that span several files.
 */
export function toSite(content: Content, { now, drafts }: Published): { value: Site; problems: Problem[] } {
  const targets = linkTargets(content, { now, drafts })
  const settings = content.settings.data
  const tokens = tokensOf(settings, figureTexts(content.estimate.data))
  const together = togetherIn(filled(settings, tokens))
  const set = <Data>(entry: Entry<Data>) => typeset(filled(withResolvedLinks(entry, targets), tokens), together)
  const words = set(content.words)
  const shownSettings = set(content.settings)
  const live = (entries: readonly ArticleEntry[]) =>
    entries
      .map((entry) => toArticle(entry, { now, tokens, together, targets, defaults: words.articleDefaults }))
      .filter((article) => drafts || !article.unpublished)
  const articles = live(content.articles).sort(newestFirst)
  const site: Site = {
    settings: shownSettings,
    home: set(content.home),
    about: set(content.about),
    services: set(content.services),
    gallery: namedAsWritten(set(content.gallery), filled(content.gallery.data, tokens)),
    contact: set(content.contact),
    estimate: offered(set(content.estimate)),
    blog: { ...set(content.blog), callouts: calloutsOf(content.blog, targets) },
    brand: content.brand.data,
    words,
    notices: noticesFrom(now, shownSettings.notices).map((notice) =>
      withResolvedLink(notice, content.settings.file, targets),
    ),
    specialHours: specialHoursFrom(now, shownSettings.specialHours, words.language),
    redirects: normalRedirects(content.redirects.data).flatMap(({ from, to }) => {
      const route = resolveLink(to, content.redirects.file, targets)
      return route ? { from, to: route } : []
    }),
    articles,
    notes: live(content.notes),
    links: mainLinks.filter((name) => name !== 'blog' || articles.length > 0),
    together,
    year: Number(now.slice(0, 4)),
    locale: `${words.language}-${settings.contact.countryCode}`,
  }
  const { articles: posts, notes, blog, ...documents } = content
  const entries = { ...filled(documents, tokens), articles: posts, notes, blog }
  const found = [...brandProblems(content.brand), ...crossChecks(entries, site.articles.length, targets)]
  // Figures of an estimate that contradicts itself may have no names.
  const isSure = !found.some(({ rule }) => rule === 'estimate')
  return { value: site, problems: isSure ? [...tokenProblems(content, tokens), ...found] : found }
}

/** The site once everything that is scheduled on the day `now` is live; undefined if nothing is. */
export function siteToCome(content: Content, now: string): Site | undefined {
  const isScheduled = ({ data }: ArticleEntry) => unpublished(data, now) === 'scheduled'
  if (![...content.articles, ...content.notes].some(isScheduled)) return undefined
  return toSite(content, { now: '9999-12-31', drafts: false }).value
}

/** Where callouts lead by what they mention, without links to articles that are gone. */
function calloutsOf({ file, data }: Content['blog'], targets: Targets): Record<string, string> {
  return Object.fromEntries(
    Object.entries(data.callouts).flatMap(([phrase, url]) => {
      const route = resolveLink(url, file, targets)
      return route ? [[phrase, route]] : []
    }),
  )
}

/** Phrases that stay on one line: the names of the areas, the phone numbers, and those that content lists. */
function togetherIn({ areas, contact: { phone, mobile, landlineChat = '' }, together }: Settings): Together {
  return [...areas.map(({ name }) => name), phone, mobile, landlineChat, ...together].filter(
    (words) => words.includes(' ') || CHINESE.test(words),
  )
}
