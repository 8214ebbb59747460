/** The `aria-current` of a link: 'page' for the page itself, 'true' for the section that the page belongs to. */
export function ariaCurrent(link: string, route: string): 'page' | 'true' | undefined {
  if (link === route) return 'page'
  return route.startsWith(`${link}/`) ? 'true' : undefined
}
