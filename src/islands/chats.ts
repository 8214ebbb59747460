import { WHATSAPP } from '../model/firm/phone.ts'

/** What finds a chat among other links. */
export const CHAT = `a[href^="${WHATSAPP}"]`

/** The chat links that every page has. Returns a function that puts another link in their place, or their own again. */
export function chats(): (href?: string) => void {
  const links = document.querySelectorAll<HTMLAnchorElement>(`:is([data-menu],aside:not(#notices)) ${CHAT}`)
  const greeting = links[0]?.href ?? ''
  return (href = greeting) => {
    for (const link of links) link.href = href
  }
}
