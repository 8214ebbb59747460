import { fadeIn } from '../islands/motion.ts'
import { isPlain } from '../model/plainEvent.ts'

/**
 * The arrows between slides are links. With script they scroll the row without changing the URL or moving the page, and
 * at once: the next tap finds the next slide's arrow where this one was.
 */
export function watchSlides() {
  const row = document.querySelector('[data-slides]')
  row?.addEventListener('click', (event) => {
    const arrow = (event.target as Element).closest<HTMLAnchorElement>('[rel]')
    const slide = arrow && document.getElementById(arrow.hash.slice(1))?.closest('li')
    if (!slide || !isPlain(event as MouseEvent)) return
    event.preventDefault()
    row.scrollTo({ left: slide.offsetLeft })
    fadeIn(slide.querySelector('figure'))
    slide.querySelector<HTMLElement>(`[rel=${arrow.rel}]`)?.focus({ preventScroll: true })
  })
}
