import { watchHeader } from './header.ts'
import { watchMenu } from './menu.ts'
import { showYear } from './year.ts'

/**
 * Handles a URL under /blog that matches no file: '/blog/007' and '/blog/7-old-title' redirect to article 7. For other
 * ids, shows the placeholder article if the page contains one.
 */
export function findArticle(template: HTMLTemplateElement) {
  const { blog = '', placeholder } = template.dataset
  const prefix = blog.replace(/\/?$/, '/')
  const path = location.pathname
  const [segment, ...deeper] = path.startsWith(prefix) ? path.slice(prefix.length).replace(/\/$/, '').split('/') : ['']
  if (!segment || deeper.length > 0) return
  const id = Number.parseInt(segment, 10)
  const slash = blog.endsWith('/') ? '/' : ''
  if (id > 0 && Number.isSafeInteger(id) && String(id) !== segment)
    location.replace(prefix + id + slash + location.search + location.hash)
  else if (placeholder) show(template, placeholder)
}

/** Puts the article's frame and body around the main element. Trusted Types: nodes are cloned, never parsed. */
function show(template: HTMLTemplateElement, title: string) {
  const main = document.querySelector('main')
  if (!main) return
  const page = template.content.cloneNode(true) as DocumentFragment
  const body = page.querySelector('[data-body]')
  for (const each of page.querySelectorAll('link, script')) each.remove()
  document.title = title
  body?.replaceWith(main)
  // Keeps the style sheet, which is that of every page here.
  for (const each of [...main.children]) if (each.localName !== 'link') each.remove()
  main.append(...(body?.childNodes ?? []))
  document.body.append(page)
  showYear()
  watchHeader()
  watchMenu()
}
