import { FADE } from '../model/constants.ts'

export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Fades an element in, unless the visitor prefers that nothing moves. */
export function fadeIn(element: Element | null | undefined) {
  if (!prefersReducedMotion()) element?.animate({ opacity: [0, 1] }, FADE)
}
