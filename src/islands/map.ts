/** Loads the map when it is near the viewport, and not before there is a network: a drawing holds its place until then. */
export function watchMap(frame: HTMLIFrameElement) {
  const load = () => {
    if (navigator.onLine) frame.src = frame.dataset.src ?? ''
    else addEventListener('online', load, { once: true })
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      load()
    },
    { rootMargin: '400px' },
  )
  observer.observe(frame)
}
