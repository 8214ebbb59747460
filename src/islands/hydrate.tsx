import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ErrorBoundary } from './ErrorBoundary/ErrorBoundary.tsx'

/** Brings the markup of an island to life (server side: Island.tsx). */
export function hydrate(island: Element, Component: ComponentType<object>) {
  const props = JSON.parse(island.lastElementChild?.textContent ?? '{}')
  hydrateRoot(
    island.firstElementChild as Element,
    <ErrorBoundary>
      <Component {...props} />
    </ErrorBoundary>,
  )
}
