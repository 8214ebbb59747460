import { HEADER_SCROLL_THRESHOLD } from '../model/constants.ts'

/** Tells the header when the page is scrolled, by observing a sentinel instead of handling scroll events. */
export function watchHeader() {
  const header = document.querySelector<HTMLElement>('[data-header]')
  if (!header) return
  const sentinel = document.createElement('div')
  sentinel.style.cssText = `position:absolute;top:0;height:${HEADER_SCROLL_THRESHOLD}px` // no width: nobody can press it
  document.body.prepend(sentinel)
  new IntersectionObserver((entries) => {
    // A busy page reports several entries at once: the last is the current state.
    for (const entry of entries) header.toggleAttribute('data-scrolled', !entry.isIntersecting)
    header.dataset.header = 'watched'
  }).observe(sentinel)
}
