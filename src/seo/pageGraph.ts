import type { BlogPosting, BreadcrumbList, FAQPage, Graph, ImageGallery, Service, Thing, WebPage } from 'schema-dts'
import type { Resources } from '../components/resources.ts'
import type { Page } from '../model/page.ts'
import { routes } from '../model/routes.ts'
import type { Picture } from '../model/schema.ts'
import type { Site } from '../model/site.ts'
import { business, businessId } from './business.ts'

/** The JSON-LD graph of a page (schema.org), its parts linked by @id: the firm, the site, the page, and what it is about. */
export function pageGraph(page: Page, site: Site, resources: Resources): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      business(page, site, resources),
      website(site, resources),
      webPage(page, site, resources),
      ...trail(page, resources),
      ...subject(page, site, resources),
    ],
  }
}

function websiteId({ absolute }: Resources): string {
  return `${absolute(routes.home)}#website`
}

function website({ settings }: Site, resources: Resources): Thing {
  return {
    '@type': 'WebSite',
    '@id': websiteId(resources),
    url: resources.absolute(routes.home),
    name: settings.firm.name,
    inLanguage: 'en-MY',
    publisher: { '@id': businessId(resources) },
  }
}

function webPage(page: Page, _site: Site, resources: Resources): WebPage {
  const types = {
    about: 'AboutPage',
    contact: 'ContactPage',
    blog: 'CollectionPage',
    gallery: 'CollectionPage',
  } as const
  const url = resources.absolute(page.route)
  return {
    '@type': types[page.kind as keyof typeof types] ?? 'WebPage',
    '@id': `${url}#page`,
    url,
    name: page.title,
    description: page.description,
    isPartOf: { '@id': websiteId(resources) },
    about: { '@id': businessId(resources) },
    ...(page.breadcrumbs.length > 0 && { breadcrumb: { '@id': `${url}#breadcrumbs` } }),
  }
}

/** The breadcrumbs of every page below home, home first. */
function trail(page: Page, { absolute }: Resources): BreadcrumbList[] {
  if (page.breadcrumbs.length === 0) return []
  const steps = [{ name: 'Home', route: routes.home }, ...page.breadcrumbs]
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': `${absolute(page.route)}#breadcrumbs`,
      itemListElement: steps.map(({ name, route }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: absolute(route),
      })),
    },
  ]
}

function subject(page: Page, site: Site, resources: Resources): Thing[] {
  switch (page.kind) {
    case 'services':
      return site.services.services.map((service) => ({
        '@type': 'Service',
        '@id': `${resources.absolute(routes.services)}#${service.id}`,
        name: service.title,
        description: service.description,
        serviceType: service.title,
        provider: { '@id': businessId(resources) },
        areaServed: site.services.areas.items,
      })) satisfies Service[]
    case 'gallery':
      return [gallery(site, resources)]
    case 'contact':
      return [faq(page, site, resources)]
    case 'article':
      return page.article ? [posting(page, page.article, resources)] : []
    default:
      return []
  }
}

function posting(page: Page, article: NonNullable<Page['article']>, resources: Resources): BlogPosting {
  const url = resources.absolute(page.route)
  const images = [article.image && contentUrl(article.image, resources), card(page, resources)]
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    mainEntityOfPage: { '@id': `${url}#page` },
    headline: article.title,
    description: page.description,
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    image: images.filter((image) => image !== undefined),
    author: { '@type': 'Organization', name: article.author, url: resources.absolute(routes.about) },
    publisher: { '@id': businessId(resources) },
    articleSection: article.category,
    keywords: [...article.tags],
    inLanguage: 'en-MY',
  }
}

function gallery({ gallery: { title, items } }: Site, resources: Resources): ImageGallery {
  return {
    '@type': 'ImageGallery',
    '@id': `${resources.absolute(routes.gallery)}#gallery`,
    name: title,
    creator: { '@id': businessId(resources) },
    // Their captions stand beside them in the page. By name, what is alike stands together and weighs less.
    image: items.map(({ image }) => contentUrl(image, resources)).sort(),
  }
}

function faq(page: Page, { contact }: Site, { absolute }: Resources): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${absolute(page.route)}#faq`,
    mainEntity: contact.faq.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

function card(page: Page, { card, absolute }: Resources): string | undefined {
  const file = card(page)?.file
  return file && absolute(`/${file}`)
}

/** The largest WebP variant of a picture, with the public origin. */
function contentUrl(image: Picture, { picture, origin }: Resources): string {
  if ('url' in image) return image.url
  const { width, url } = picture(image)
  return origin + url(width, 'webp')
}
