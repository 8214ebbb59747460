import * as icon from '../../components/Icon/Icon.module.css'

/** Creates an element with attributes and content. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string | undefined>> = {},
  ...inside: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value ?? '')
  element.append(...inside)
  return element
}

/** Creates an icon from its path data, like components/Icon/Glyph.tsx. */
export function glyph(data: string): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(namespace, 'svg')
  const path = document.createElementNS(namespace, 'path')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('class', icon.icon ?? '')
  svg.setAttribute('aria-hidden', 'true')
  path.setAttribute('d', data)
  svg.append(path)
  return svg
}
