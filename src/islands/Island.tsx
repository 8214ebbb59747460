import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { useWords } from '../components/words.ts'
import { jsonForScript } from '../seo/json.ts'
import { ErrorBoundary } from './ErrorBoundary/ErrorBoundary.tsx'

interface IslandProps<Props extends object> {
  /** Name of the component, of its folder and of its entry in src/client/client.ts. */
  name: string
  component: ComponentType<Props>
  /** JSON: strings, numbers, booleans, lists and objects of them. Finished texts, never a Date. */
  props: Props
  /** When its script is loaded: at once, when the browser has time, or near the viewport. */
  load: 'now' | 'idle' | 'visible'
  /** Links and forms in it are kept waiting for its script (src/client/held.ts): without one they would lead elsewhere. */
  waits?: boolean
}

/**
 * An interactive part on a static page. Its inside is markup that React can take over (static markup drops the separators
 * between text nodes), put in whole with nothing around it; context does not cross, so props carry all that it needs.
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
