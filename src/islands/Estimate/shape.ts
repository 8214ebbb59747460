const SVG = 'http://www.w3.org/2000/svg'

/** Adds an SVG element to a drawing. Lengths relative to the drawing's width are given by `percent`. */
export function shape(parent: Element, name: string, attributes: object, text?: unknown): Element {
  const element = document.createElementNS(SVG, name)
  set(element, attributes)
  if (text !== undefined) element.textContent = String(text)
  parent.append(element)
  return element
}

export function set(element: Element | undefined, attributes: object) {
  for (const [name, value] of Object.entries(attributes)) element?.setAttribute(name, String(value))
}

export function percent(share: number): string {
  return `${share.toFixed(1)}%`
}
