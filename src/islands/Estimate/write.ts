const written = new WeakMap<Element, string>()

/**
 * Writes a text into an element, unless it was the last one written. On a page that the browser has translated, to write
 * it again would replace the element under a finger, and its press would be lost.
 */
export function write(element: Element, text: string) {
  if (written.get(element) !== text) element.textContent = text
  written.set(element, text)
}
