import type { BlogPosting, BreadcrumbList, FAQPage, Graph, Service, Thing } from 'schema-dts'
import { largest } from '../components/Picture/largest.ts'
import type { Resources } from '../components/resources.ts'
import type { Article } from '../model/article/article.ts'
import { plainText } from '../model/article/blocks.ts'
import type { Page } from '../model/page.ts'
import { routes } from '../model/routes.ts'
import type { SharedSite } from '../model/site.ts'
import { linkedText } from '../model/text/linkedText.ts'
import { business, businessId } from './business.ts'

/** The JSON-LD graph of a page (schema.org): the firm, the site, the page and its subject, linked by @id. */
export function pageGraph(page: Page, site: SharedSite, resources: Resources): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      business(page, site, resources),
      ...itself(page, site, resources),
      ...trail(page, site, resources),
      ...subject(page, site, resources),
    ],
  }
}

/** The page itself. The home page describes the whole site instead; an article is described by `posting`. */
function itself(page: Page, site: SharedSite, resources: Resources): Thing[] {
  const url = resources.absolute(page.route)
  const firm = { '@id': businessId(resources) }
  if (page.kind === 'article') return []
  if (page.kind === 'home') {
    const { name } = site.settings.firm
    return [{ '@type': 'WebSite', '@id': `${url}#website`, url, name, inLanguage: site.locale, publisher: firm }]
  }
  const { title: name, description } = page
  const type = types[page.kind] ?? 'WebPage'
  return [{ '@type': type, '@id': `${url}#page`, url, name, description, about: firm }]
}

const types: Partial<Record<Page['kind'], 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'ImageGallery'>> = {
  about: 'AboutPage',
  contact: 'ContactPage',
  blog: 'CollectionPage',
  gallery: 'ImageGallery',
}

/** The breadcrumbs of every page below home, home first. */
function trail(page: Page, { words }: SharedSite, { absolute }: Resources): BreadcrumbList[] {
  if (page.breadcrumbs.length === 0) return []
  const steps = [{ name: words.navigation.home, route: routes.home }, ...page.breadcrumbs]
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ name, route }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: absolute(route),
      })),
    },
  ]
}

function subject(page: Page, site: SharedSite, resources: Resources): Thing[] {
  switch (page.kind) {
    case 'services':
      return site.services.services.map((service) => ({
        '@type': 'Service',
        '@id': `${resources.absolute(routes.services)}#${service.id}`,
        name: service.title,
        description: service.description,
        provider: { '@id': businessId(resources) },
        areaServed: site.services.areas?.items,
      })) satisfies Service[]
    case 'contact':
      return faq(page, site, resources)
    case 'article':
      return page.article ? [posting(page, page.article, site, resources)] : []
    default:
      return []
  }
}

function posting(page: Page, article: Article, { about }: SharedSite, resources: Resources): BlogPosting {
  const url = resources.absolute(page.route)
  const isInTeam = about.team?.members.some(({ name }) => name === article.author)
  const card = resources.absolute(`/${resources.card(page).file}`)
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: article.title,
    inLanguage: article.language,
    description: page.description,
    datePublished: midnight(article.date),
    dateModified: midnight(article.updated ?? article.date),
    image: article.image ? [new URL(largest(article.image, resources).url, resources.origin).href, card] : [card],
    // The mark for a portrait stands for the firm or a part of it, unless the author is in the team.
    author: {
      '@type': article.authorImage === 'mark' && !isInTeam ? 'Organization' : 'Person',
      name: article.author,
      url: resources.absolute(routes.about),
    },
    publisher: { '@id': businessId(resources) },
    articleSection: article.category,
  }
}

/** The beginning of a day in Malaysia: search engines would take a date alone for one where they are. */
function midnight(date: string): string {
  return `${date}T00:00:00+08:00`
}

function faq(page: Page, { contact }: SharedSite, { absolute }: Resources): FAQPage[] {
  if (!contact.faq) return []
  return [
    {
      '@type': 'FAQPage',
      '@id': `${absolute(page.route)}#faq`,
      mainEntity: contact.faq.items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainText(linkedText(answer)) },
      })),
    },
  ]
}
