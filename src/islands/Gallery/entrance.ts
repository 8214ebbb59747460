import { FADE, FILTER_LINK_DELAY } from '../../model/constants.ts'
import { prefersReducedMotion } from '../motion.ts'

/** Animates the filter's links in, one after the other, when they scroll into view; not if they are in view already. */
export function watchEntrance(gallery: Element) {
  const links = gallery.querySelector('[data-near-list]')?.closest('section')?.querySelector('nav')
  if (!links || prefersReducedMotion()) return
  let outside = false
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) {
      outside = true
      return
    }
    observer.disconnect()
    if (outside) [...links.children].forEach(rise)
  })
  observer.observe(links)
}

function rise(link: Element, index: number) {
  const timing = {
    duration: FADE,
    delay: index * FILTER_LINK_DELAY,
    easing: 'cubic-bezier(.22,.7,.2,1)', // --ease in styles/tokens.css
    fill: 'backwards',
  } as const
  link.animate({ opacity: [0, 1], transform: ['translateY(.75rem)', 'none'] }, timing)
}
