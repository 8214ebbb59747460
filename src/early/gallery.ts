import { projectFromQuery } from '../model/gallery/galleryFilter.ts'
import { isPlain } from '../model/plainEvent.ts'

/* Sets `data-project` on the root before the first paint: the project in the URL, or 0 for the whole gallery. */
declare const early: readonly (readonly string[])[]

document.documentElement.dataset.project = String(projectFromQuery(location.search, early))

/* If a photograph is clicked before the lightbox has loaded, puts it into the URL, which the lightbox follows. Marks it
   as held, so a script that fails is requested again by itself. After 8 seconds without a lightbox, follows the link to
   the file, as without script. */
addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>(
    '[data-js] [data-load]:not([data-alive],[data-failed]) li>a',
  )
  if (!link || !isPlain(event)) return
  event.preventDefault()
  link.dataset.held = ''
  const address = `#${link.parentElement?.id}`
  // One step back closes it, however many clicks there were.
  history[history.state?.lightbox ? 'replaceState' : 'pushState']({ lightbox: true }, '', address)
  setTimeout(() => {
    if (location.hash === address && !document.querySelector('[data-alive]')) location.assign(link.href)
  }, 8000)
})
