/** Undoes what a touch has changed if its gesture turns out to scroll or zoom the page. `note` returns how, beforehand. */
export function undoIfCancelled(input: HTMLElement, note: () => () => void) {
  let undo: (() => void) | undefined
  input.addEventListener('pointerdown', ({ isPrimary }) => {
    if (isPrimary || !undo) undo = note()
  })
  for (const type of ['pointerup', 'pointercancel'])
    input.addEventListener(type, () => {
      if (type === 'pointercancel') undo?.()
      undo = undefined
    })
}
