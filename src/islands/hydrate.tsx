import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ErrorBoundary } from './ErrorBoundary/ErrorBoundary.tsx'

/** Hydrates the markup of an island with its component. Island.tsx is the server side. */
export function hydrate<Props extends object>(island: Element, Component: ComponentType<Props>) {
  const props: Props = JSON.parse(island.lastElementChild?.textContent ?? '{}')
  hydrateRoot(
    island.firstElementChild as Element,
    <ErrorBoundary title={island.getAttribute('data-error') ?? ''}>
      <Component {...props} />
    </ErrorBoundary>,
  )
}
