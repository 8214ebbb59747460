/** Pixels that a finger must move sideways to make a swipe. */
const THRESHOLD = 40

/** Calls `onSwipe` with 1 for a swipe to the left and -1 for one to the right. */
export function watchSwipes(element: HTMLElement, onSwipe: (step: 1 | -1) => void) {
  let start: { x: number; y: number } | undefined
  element.addEventListener('pointerdown', ({ pointerType, isPrimary, clientX, clientY }) => {
    // A second finger is a pinch, and a mouse selects text.
    start = pointerType === 'touch' && isPrimary ? { x: clientX, y: clientY } : undefined
  })
  element.addEventListener('pointerup', ({ clientX, clientY }) => {
    if (!start) return
    const x = clientX - start.x
    const y = clientY - start.y
    start = undefined
    if (Math.abs(x) > THRESHOLD && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
  })
}
