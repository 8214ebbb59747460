import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { useWords } from '../components/words.ts'
import { jsonForScript } from '../seo/json.ts'
import { ErrorBoundary } from './ErrorBoundary/ErrorBoundary.tsx'

interface IslandProps<Props extends object> {
  /** Name of the component, its folder and its entry in src/client/client.ts. */
  name: string
  component: ComponentType<Props>
  /** Must survive JSON: strings, numbers, booleans, and lists and objects of them. Formatted text, never a Date. */
  props: Props
  /** When its script is loaded: at once, when the browser is idle, or near the viewport. */
  load: 'now' | 'idle' | 'visible'
  /** Whether its links and forms wait for its script (src/client/held.ts), as they would lead elsewhere without it. */
  waits?: boolean
}

/**
 * An interactive part of a static page. Its content is markup React can hydrate (static markup drops the separators
 * between text nodes), inserted as the root's only content. React context does not reach it: use props.
 */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const { name, component: Component, props, load, waits } = island
  const { title } = useWords().error
  const html = renderToString(
    <ErrorBoundary title={title}>
      <Component {...props} />
    </ErrorBoundary>,
  )
  return (
    <div data-island={name} data-load={load} data-waits={waits ? name : undefined} data-error={title}>
      <div data-root="" dangerouslySetInnerHTML={{ __html: html }} />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: jsonForScript(props) }} />
    </div>
  )
}
