const MOST = 4

/** Sets how many times larger than the stage its picture is, and keeps the point at x, y of the screen where it is. */
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

/** Scrolls the stage so that a mouse at its edge sees the edge of the picture. */
export function follow(stage: HTMLElement, x: number, y: number) {
  const { left, top, width, height } = stage.getBoundingClientRect()
  stage.scrollTo({
    left: ((x - left) / width) * (stage.scrollWidth - width),
    top: ((y - top) / height) * (stage.scrollHeight - height),
    behavior: 'instant',
  })
}

/** Two fingers zoom for as long as there is a stage; `onZoom` hears the result when they leave. */
export function watchPinch(stage: HTMLElement, onZoom: (zoom: number) => void) {
  let start: { distance: number; zoom: number } | undefined
  const move = (event: TouchEvent) => {
    const [a, b] = event.touches
    if (!a || !b) return
    event.preventDefault()
    const distance = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)
    start ??= { distance, zoom: zoomOf(stage) }
    const zoom = Math.min(MOST, Math.max(1, (start.zoom * distance) / start.distance))
    zoomTo(stage, zoom, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2)
  }
  const end = () => {
    if (start) onZoom(zoomOf(stage))
    start = undefined
  }
  stage.addEventListener('touchmove', move, { passive: false })
  stage.addEventListener('touchend', end)
}

function zoomOf(stage: HTMLElement): number {
  return Number(stage.style.getPropertyValue('--zoom')) || 1
}
