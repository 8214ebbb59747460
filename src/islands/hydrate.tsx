import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ErrorBoundary } from './ErrorBoundary/ErrorBoundary.tsx'

/** A component takes over the markup of its island (server side: Island.tsx). */
export function hydrate<Props extends object>(island: Element, Component: ComponentType<Props>) {
  const props: Props = JSON.parse(island.lastElementChild?.textContent ?? '{}')
  hydrateRoot(
    island.firstElementChild as Element,
    <ErrorBoundary title={island.getAttribute('data-error') ?? ''}>
      <Component {...props} />
    </ErrorBoundary>,
  )
}
