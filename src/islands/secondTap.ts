/** Milliseconds between the taps of a double tap, and pixels from one to the other, at most. */
export const DOUBLE_TAP = 400
const FINGER = 30

type Tap = Pick<MouseEvent, 'detail' | 'target' | 'timeStamp' | 'clientX' | 'clientY'>

/** Ignores the second tap of a double tap if the first has put something else under the finger. */
export function ignoreSecondTap(first: Tap) {
  if (first.detail === 0) return // a key press
  const over = new AbortController()
  const ignore = (second: MouseEvent) => {
    // The time when it was tapped: a slow page may hear of it later.
    if (second.timeStamp - first.timeStamp > DOUBLE_TAP) return over.abort()
    const isNear = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < FINGER
    if (!isNear || second.target === first.target) return
    second.preventDefault()
    second.stopImmediatePropagation()
  }
  // A mouse button that goes down would move the focus.
  for (const type of ['mousedown', 'click'] as const)
    addEventListener(type, ignore, { capture: true, signal: over.signal })
}
