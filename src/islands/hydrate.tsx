import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ErrorBoundary } from './ErrorBoundary/ErrorBoundary.tsx'

interface IslandScript {
  // biome-ignore lint/suspicious/noExplicitAny: each island has props of its own, and they come as JSON
  readonly Component?: ComponentType<any>
}

/** What a page loads for its islands: their scripts by name, and what brings them to life. */
export interface Chunk {
  readonly hydrate: (island: Element, script: IslandScript) => void | Promise<void>
  readonly islands: Readonly<Record<string, IslandScript>>
}

/** Brings the markup of an island to life (server side: Island.tsx). */
export function hydrate(island: Element, { Component }: IslandScript) {
  if (!Component) return
  const root = island.firstElementChild as Element
  const props = JSON.parse(island.lastElementChild?.textContent ?? '{}')
  hydrateRoot(
    root,
    <ErrorBoundary title={island.getAttribute('data-error') ?? ''}>
      <Component {...props} />
    </ErrorBoundary>,
  )
}
