/** What `aria-current` says of a link: the page itself, or the section that the page belongs to. */
export function isCurrent(link: string, route: string): 'page' | 'true' | undefined {
  if (link === route) return 'page'
  return link !== '/' && route.startsWith(`${link}/`) ? 'true' : undefined
}
