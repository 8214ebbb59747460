/** Routes: addresses inside the site before base path and trailing slash are applied. */
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
  category: (category: string) => `/gallery?category=${encodeURIComponent(category)}`,
  photo: (id: number) => `/gallery#photo-${id}`,
  /** 'Your first number', with some of its answers given: { space: 'condo' }. */
  estimate: (answers: Readonly<Record<string, string | undefined>> = {}) => `/services${queryOf(answers)}#estimate`,
  /** The contact form, with fields filled by their names: { projectScope: 'Consultation' }. */
  enquiry: (fields: Readonly<Record<string, string | undefined>> = {}) => `/contact${queryOf(fields)}#form`,
}

function queryOf(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) => (value ? `${name}=${encodeURIComponent(value)}` : []))
  return given.length === 0 ? '' : `?${given.join('&')}`
}

/** Header links, in order; content says what they are called. */
export const mainLinks = ['home', 'about', 'services', 'gallery', 'blog', 'contact'] as const

/** What `url` and `base` must look like. */
export const ORIGIN = /^https?:\/\/[\w.-]+(:\d+)?$/
export const BASE = /^\/(\.?[\w-][\w.-]*\/)*$/

export interface AddressPolicy {
  /** Public origin, without a path. */
  readonly url: string
  /** Sub-path with slashes at both ends, '/' for none. */
  readonly base: string
  readonly trailingSlash: boolean
}

/** The only maker of addresses: routes and files in, what stands in the HTML out. */
export interface Addresses {
  /** The public origin, without a path. */
  readonly origin: string
  /** A route, with query or fragment if any, as a link. External links and fragments pass unchanged. */
  href(route: string): string
  /** A file of dist, like 'assets/client-ABC.js'. */
  asset(file: string): string
  /** A route or an asset address with the public origin in front. */
  absolute(route: string): string
}

export function addresses({ url, base, trailingSlash }: AddressPolicy): Addresses {
  const asset = (file: string) => base + file.replace(/^\//, '')
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
