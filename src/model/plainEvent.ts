/** Whether no key changes what a click or a key press means: with Ctrl, Cmd, Shift or Alt it is for the browser. */
export function isPlain(event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean {
  return !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
}
