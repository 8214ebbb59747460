import { articleId } from '../model/articleId.ts'

/** What the page says of articles (pages/Article/KnownArticles.tsx): the address of the list, and of each by its id. */
interface Known {
  readonly blog: string
  readonly articles: Readonly<Record<string, string>>
}

/**
 * An address under /blog that is no file: '/blog/007' goes to the article that it names; for others the placeholder article
 * takes the page, where the page carries one. `onShown` is called then.
 */
export function findArticle(list: Element, onShown: () => void) {
  const { blog, articles }: Known = JSON.parse(list.textContent ?? '')
  const prefix = blog.replace(/\/?$/, '/')
  const path = location.pathname
  const [segment, ...deeper] = path.startsWith(prefix) ? path.slice(prefix.length).replace(/\/$/, '').split('/') : ['']
  if (!segment || deeper.length > 0) return
  const address = articles[articleId(segment)]
  // The address itself may be the unknown one, while a host is being filled: no going round in circles.
  if (address && address.replace(/\/$/, '') !== path.replace(/\/$/, ''))
    location.replace(address + location.search + location.hash)
  else if (!address) show(document.querySelector('template[data-placeholder]'), onShown)
}

/** The frame and the body of the article around the main element. Nodes are cloned, never parsed: Trusted Types. */
function show(template: HTMLTemplateElement | null, onShown: () => void) {
  const main = document.querySelector('main')
  if (!template || !main) return
  const page = template.content.cloneNode(true) as DocumentFragment
  const body = page.querySelector('[data-body]')
  for (const each of page.querySelectorAll('link, script')) each.remove() // the sheet is here already
  document.title = template.dataset.placeholder ?? document.title
  body?.replaceWith(main)
  main.replaceChildren(...(body?.childNodes ?? []))
  document.body.append(page)
  onShown()
}
