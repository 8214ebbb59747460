/** Saves what a finger found when it came down on a slider, to restore it if the gesture scrolls or zooms the page. */
export function undoGestures(slider: HTMLElement, save: () => () => void) {
  let restore = () => {}
  let isPressed = false
  const release = () => {
    isPressed = false
  }
  slider.addEventListener('pointerdown', ({ isPrimary }) => {
    if (isPrimary || !isPressed) restore = save()
    isPressed = true
  })
  slider.addEventListener('pointerup', release)
  slider.addEventListener('pointercancel', () => {
    release()
    restore()
  })
}
