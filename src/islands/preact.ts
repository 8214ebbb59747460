/* The part of React that islands use, provided by Preact. The bundler substitutes it for react and react-dom/client,
   because `preact/compat` would add two kilobytes that no island needs. Handlers are native: onInput at each key,
   onChange once a field has changed. */
import { type ComponentChild, type ContainerNode, hydrate } from 'preact'

export { Component } from 'preact'
export * from 'preact/hooks'

/** As in react-dom/client. */
export function hydrateRoot(root: ContainerNode, element: ComponentChild): void {
  hydrate(element, root)
}
