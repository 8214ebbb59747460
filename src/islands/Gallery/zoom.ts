const MAX_ZOOM = 4

/** Sets the zoom factor of the stage's picture, and keeps the point at x, y of the viewport in place. */
export function zoomTo(stage: HTMLElement, zoom: number, x: number, y: number) {
  const picture = stage.querySelector('picture:not([hidden]) img')
  if (!picture) return
  const before = picture.getBoundingClientRect()
  stage.style.setProperty('--zoom', String(zoom))
  const after = picture.getBoundingClientRect()
  const left = after.left - x + ((x - before.left) / before.width) * after.width
  const top = after.top - y + ((y - before.top) / before.height) * after.height
  stage.scrollBy({ left, top, behavior: 'instant' })
}

/** Pans the picture with the mouse: at an edge of the stage, the same edge of the picture is in view. */
export function follow(stage: HTMLElement, x: number, y: number) {
  const { left, top, width, height } = stage.getBoundingClientRect()
  stage.scrollTo({
    left: ((x - left) / width) * (stage.scrollWidth - width),
    top: ((y - top) / height) * (stage.scrollHeight - height),
    behavior: 'instant',
  })
}

/** Lets two fingers zoom for the lifetime of the stage. Calls `onZoom` with the result when they lift. */
export function watchPinch(stage: HTMLElement, onZoom: (zoom: number) => void) {
  let start: { distance: number; zoom: number } | undefined
  const move = (event: TouchEvent) => {
    const [a, b] = event.touches
    if (!a || !b) return
    event.preventDefault()
    const distance = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
    start ??= { distance, zoom: zoomOf(stage) }
    const zoom = Math.min(MAX_ZOOM, Math.max(1, (start.zoom * distance) / start.distance))
    zoomTo(stage, zoom, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2)
  }
  const end = () => {
    const zoom = zoomOf(stage)
    if (start) onZoom(zoom < 1.1 ? 1 : zoom) // fingers seldom return to exactly 1, at which swipes work again
    start = undefined
  }
  stage.addEventListener('touchmove', move, { passive: false })
  stage.addEventListener('touchend', end)
  stage.addEventListener('touchcancel', end)
}

function zoomOf(stage: HTMLElement): number {
  return Number(stage.style.getPropertyValue('--zoom')) || 1
}
