import { allPhotos, shownPhotos } from '../photos.ts'

/** Tells which of the shown photographs stands at the middle of the screen. */
export function watchPosition(onPosition: (position: number) => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      const middle = entries.filter(({ isIntersecting }) => isIntersecting).at(-1)?.target as HTMLElement | undefined
      if (middle) onPosition(shownPhotos().indexOf(middle) + 1)
    },
    { rootMargin: '-50% 0px' },
  )
  for (const item of allPhotos()) observer.observe(item)
}
