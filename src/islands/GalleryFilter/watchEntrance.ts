import { FILTER_BUTTON_DELAY, GALLERY_FADE } from '../../model/constants.ts'
import { prefersStillness } from '../stillness.ts'

/** The buttons rise one after the other when they come into view. Those that are in view already have been seen. */
export function watchEntrance(buttons: Element) {
  let outside = false
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) {
      outside = true
      return
    }
    observer.disconnect()
    if (outside && !prefersStillness()) [...buttons.children].forEach(rise)
  })
  observer.observe(buttons)
}

function rise(button: Element, index: number) {
  const timing = {
    duration: GALLERY_FADE,
    delay: index * FILTER_BUTTON_DELAY,
    easing: 'cubic-bezier(.22,.7,.2,1)',
    fill: 'backwards',
  } as const
  button.animate({ opacity: [0, 1], transform: ['translateY(.75rem)', 'none'] }, timing)
}
