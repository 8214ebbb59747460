/** Zoom factor after a press on the photograph or the button. */
const CLOSE_UP = 2.5
const MAX_ZOOM = 4

/** The zoom of the picture on a stage. */
interface Zoom {
  isIn(): boolean
  /** Zooms in on the point at x, y of the viewport or, if it is in already, out. */
  toggle(x: number, y: number): void
  end(): void
}

/**
 * Makes the picture that a stage shows one that zooms, also with two fingers. Zoomed in, it is panned by scrolling and
 * follows a mouse. Calls `onChange` with whether it is zoomed in.
 */
export function zoomOn(stage: HTMLElement, onChange: (isIn: boolean) => void): Zoom {
  const isIn = () => zoomOf(stage) > 1
  const set = (zoom: number) => {
    stage.style.setProperty('--zoom', String(zoom))
    stage.dataset.closeUp = String(isIn())
    // Zoomed in, in pixels: Safari takes min() and max() for 100vw.
    for (const source of stage.querySelectorAll<HTMLSourceElement>('picture:not([hidden]) source'))
      source.sizes = isIn() ? `${source.parentElement?.querySelector('img')?.width}px` : (source.dataset.sizes ?? '')
    onChange(isIn())
  }
  stage.addEventListener('pointermove', ({ pointerType, clientX, clientY }) => {
    if (isIn() && pointerType === 'mouse') follow(stage, clientX, clientY)
  })
  watchPinch(stage, set)
  return {
    isIn,
    toggle(x, y) {
      const zoom = isIn() ? 1 : CLOSE_UP
      zoomTo(stage, zoom, x, y)
      if (zoom > 1) stage.focus() // the arrow keys then pan
      set(zoom)
    },
    end: () => set(1),
  }
}

/** Sets the zoom factor of the stage's picture, and keeps the point at x, y of the viewport in place. */
function zoomTo(stage: HTMLElement, zoom: number, x: number, y: number) {
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
function follow(stage: HTMLElement, x: number, y: number) {
  const { left, top, width, height } = stage.getBoundingClientRect()
  stage.scrollTo({
    left: ((x - left) / width) * (stage.scrollWidth - width),
    top: ((y - top) / height) * (stage.scrollHeight - height),
    behavior: 'instant',
  })
}

/** Lets two fingers zoom for the lifetime of the stage. Calls `onZoom` with the result when they lift. */
function watchPinch(stage: HTMLElement, onZoom: (zoom: number) => void) {
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
