/** Defers work that visitors do not wait for until the next frame has been painted. */
export function afterFrame(work: () => void) {
  requestAnimationFrame(() => setTimeout(work))
}
