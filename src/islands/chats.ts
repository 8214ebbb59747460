/** The chat links that every page has. Returns a function that puts another link in their place, or their own again. */
export function chats(): (href?: string) => void {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-menu] a[target],aside a[target]')
  const greeting = links[0]?.href ?? ''
  return (href = greeting) => {
    for (const link of links) link.href = href
  }
}
