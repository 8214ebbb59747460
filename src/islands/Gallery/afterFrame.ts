/** Does what visitors do not wait for once the frame that they wait for is painted. */
export function afterFrame(work: () => void) {
  requestAnimationFrame(() => setTimeout(work))
}
