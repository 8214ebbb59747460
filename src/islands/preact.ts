/* What islands use of React, from Preact: the bundler puts this in the place of react and react-dom/client, for the
   compatibility layer would be two kilobytes that no island needs. Handlers are native: onInput, not onChange. */
import { type ComponentChild, type ContainerNode, hydrate } from 'preact'

export { Component, Fragment } from 'preact'
export * from 'preact/hooks'

/** As in react-dom/client. */
export function hydrateRoot(root: ContainerNode, element: ComponentChild): void {
  hydrate(element, root)
}
