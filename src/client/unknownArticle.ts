import { watchHeader } from './header.ts'
import { watchMenu } from './menu.ts'
import { showYear } from './year.ts'

/** What the page lists (pages/Article/KnownArticles.tsx): the URL of the blog, and of each article by its id. */
interface Known {
  readonly blog: string
  readonly articles: Readonly<Record<string, string>>
}

/**
 * Handles a URL under /blog that matches no file: '/blog/007' and '/blog/7-old-title' redirect to article 7. For other
 * ids, shows the placeholder article if the page contains one.
 */
export function findArticle(list: Element) {
  const { blog, articles }: Known = JSON.parse(list.textContent ?? '')
  const prefix = blog.replace(/\/?$/, '/')
  const path = location.pathname
  const [segment, ...deeper] = path.startsWith(prefix) ? path.slice(prefix.length).replace(/\/$/, '').split('/') : ['']
  if (!segment || deeper.length > 0) return
  const address = articles[Number.parseInt(segment, 10)]
  // During an upload to the host, the article's own URL may be unknown: never redirect to the same URL.
  if (address && address.replace(/\/$/, '') !== path.replace(/\/$/, ''))
    location.replace(address + location.search + location.hash)
  else if (!address) show(document.querySelector('template[data-placeholder]'))
}

/** Puts the article's frame and body around the main element. Trusted Types: nodes are cloned, never parsed. */
function show(template: HTMLTemplateElement | null) {
  const main = document.querySelector('main')
  if (!template || !main) return
  const page = template.content.cloneNode(true) as DocumentFragment
  const body = page.querySelector('[data-body]')
  for (const each of page.querySelectorAll('link, script')) each.remove()
  document.title = template.dataset.placeholder ?? document.title
  body?.replaceWith(main)
  // Keeps the style sheet, which is that of every page here.
  for (const each of [...main.children]) if (each.localName !== 'link') each.remove()
  main.append(...(body?.childNodes ?? []))
  document.body.append(page)
  showYear()
  watchHeader()
  watchMenu()
}
