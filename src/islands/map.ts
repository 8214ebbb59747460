/** Loads the map when it is near the viewport, and not before there is a network: a drawing holds its place until then. */
export function watchMap(frame: HTMLIFrameElement, whenNear: (element: Element, run: () => void) => void) {
  const load = () => {
    if (navigator.onLine) frame.src = frame.dataset.src ?? ''
    else addEventListener('online', load, { once: true })
  }
  whenNear(frame, load)
}
