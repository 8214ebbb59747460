/** Routes: paths within the site, before the base path and trailing slash are applied. */
export const routes = {
  home: '/',
  about: '/about',
  services: '/services',
  gallery: '/gallery',
  blog: '/blog',
  contact: '/contact',
  notFound: '/404',
  placeholder: '/blog/placeholder',
  article: (id: number) => `/blog/${id}`,
  note: (id: number) => `/blog/support/${id}`,
  blogPage: (page: number) => (page === 1 ? '/blog' : `/blog/page/${page}`),
  project: (name: string): string => `${routes.gallery}?category=${encodeURIComponent(name)}`,
  /** The estimate ('Your first number'), optionally with answers filled in: { space: 'condo' }. */
  estimate: (answers: Values = {}): string => `${routes.services}${queryOf(answers)}#estimate`,
  /** The contact form, optionally with fields filled in, by name: { projectScope: 'Consultation' }. */
  enquiry: (fields: Values = {}): string => `${routes.contact}${queryOf(fields)}#form`,
}

type Values = Readonly<Record<string, string | undefined>>

function queryOf(values: Values): string {
  const given = Object.entries(values).flatMap(([name, value]) => (value ? `${name}=${encodeURIComponent(value)}` : []))
  return given.length === 0 ? '' : `?${given.join('&')}`
}

/** The links of the header, in order. Their labels come from content. */
export const mainLinks = ['home', 'about', 'services', 'gallery', 'blog', 'contact'] as const
export type MainLink = (typeof mainLinks)[number]

/** Whether a text is an origin: 'https://www.example.com', without a path. */
export function isOrigin(text: string): boolean {
  return /^https?:\/\/[\w.-]+(:\d+)?$/.test(text) && URL.canParse(text)
}

/** The pattern that `base` must match. */
export const BASE = /^\/(\.?[\w-][\w.-]*\/)*$/

interface AddressPolicy {
  /** Public origin, without a path. */
  readonly url: string
  /** Sub-path with a slash at both ends, or '/' for none. */
  readonly base: string
  readonly trailingSlash: boolean
}

/** The only place that makes URLs: turns routes and files into what is written into the HTML. */
export interface Addresses {
  /** The public origin, without a path. */
  readonly origin: string
  /** The link to a route, which may have a query or fragment. External links and fragments are returned unchanged. */
  href(route: string): string
  /** The URL of a file in dist, like 'assets/client-ABC.js'. */
  asset(file: string): string
  /** The absolute URL of a route, or of a file in dist, like '/sitemap.xml'. */
  absolute(route: string): string
}

export function addresses({ url, base, trailingSlash }: AddressPolicy): Addresses {
  const asset = (file: string) => base + file
  const href = (route: string) => {
    if (!route.startsWith('/')) return route
    const [, path = '', rest = ''] = /^\/([^?#]*)(.*)$/.exec(route) ?? []
    const slash = trailingSlash && path !== '' && !path.endsWith('/') && !/\.\w+$/.test(path)
    return base + path + (slash ? '/' : '') + rest
  }
  return { origin: url, href, asset, absolute: (route) => url + href(route) }
}

/** The file that a host serves for a route: '/about' -> 'about/index.html'. */
export function routeFile(route: string): string {
  if (route === routes.notFound) return '404.html'
  return `${route.slice(1)}/index.html`.replace(/^\//, '')
}

/** The remedy for an address in content that begins with the base, which goes in front of it anyway. */
export function withoutBase(address: string, base: string): string | undefined {
  if (base === '/' || !address.startsWith(base)) return undefined
  return `Write ${JSON.stringify(address.slice(base.length - 1))}: addresses here are below ${base} already.`
}
