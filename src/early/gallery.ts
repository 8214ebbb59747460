import { projectFromQuery } from '../model/galleryFilter.ts'

/* Which project's story the address chooses: its number, or 0 for the whole gallery, stands on the root before the first paint. */
declare const early: readonly (readonly string[])[]

document.documentElement.dataset.project = String(projectFromQuery(location.search, early))

/* A photograph that is pressed before the script of the lightbox is there stands in the address, which that script follows. If
   it takes too long, the link leads to the file, as it does without one. */
addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>(
    '[data-js] [data-load]:not([data-alive],[data-failed]) li>a',
  )
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const address = `#${link.parentElement?.id}`
  // One step back closes it, however often it was pressed.
  history[history.state?.lightbox ? 'replaceState' : 'pushState']({ lightbox: true }, '', address)
  setTimeout(() => {
    if (location.hash === address && !document.querySelector('[data-alive]')) location.assign(link.href)
  }, 8000)
})
