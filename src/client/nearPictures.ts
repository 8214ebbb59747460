import { LAZY_LOAD_MARGIN } from '../model/constants.ts'

/**
 * Loads the pictures of a long list when they come close to the viewport; the browser's own lazy loading starts far
 * earlier. Sets `data-near` on an item that is near, and the styles show its picture from then on.
 */
export function watchNear(list: HTMLElement) {
  const observer = new IntersectionObserver(
    (entries) => {
      list.dataset.nearList ||= 'watched' // not before, or pictures that show already would flash
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue
        target.setAttribute('data-near', '')
        observer.unobserve(target)
      }
    },
    { rootMargin: `${LAZY_LOAD_MARGIN}px` },
  )
  for (const item of list.children) observer.observe(item)
}
