import { allPhotos, shownPhotos } from '../photos.ts'

/** Tells which of the shown photographs stands at the middle of the screen. */
export function watchPosition(onPosition: (position: number) => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) onPosition(shownPhotos().indexOf(target as HTMLElement) + 1)
      }
    },
    { rootMargin: '-50% 0px' },
  )
  for (const item of allPhotos()) observer.observe(item)
}
