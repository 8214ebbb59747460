import { HEADER_SCROLL_THRESHOLD } from '../model/constants.ts'

/** The header knows whether the page is scrolled past 80 px from a sentinel, not from a handler of every scroll frame. */
export function watchHeader() {
  const header = document.querySelector<HTMLElement>('[data-header]')
  if (!header) return
  const sentinel = document.createElement('div')
  sentinel.style.cssText = `position:absolute;top:0;height:${HEADER_SCROLL_THRESHOLD}px;width:1px;pointer-events:none`
  document.body.prepend(sentinel)
  new IntersectionObserver((entries) => {
    // A busy page tells of several at once: the last is how it is now.
    for (const { isIntersecting } of entries) header.toggleAttribute('data-scrolled', !isIntersecting)
    header.dataset.header = 'watched'
  }).observe(sentinel)
}
