import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { jsonForScript } from '../seo/json.ts'
import { ErrorBoundary } from './ErrorBoundary/ErrorBoundary.tsx'

interface IslandProps<Props extends object> {
  /** Name of the component, of its folder and of its entry in src/islands/client.ts. */
  name: string
  component: ComponentType<Props>
  /** JSON: strings, numbers, booleans, lists and objects of them. Finished texts, never a Date. */
  props: Props
  /** When its script is loaded: at once, when the browser has time, or near the viewport. */
  load: 'now' | 'idle' | 'visible'
}

/**
 * An interactive part on a static page. Its inside is markup that React can take over (static markup drops the separators
 * between text nodes), put in whole with nothing around it; context does not cross, so props carry all that it needs.
 */
export function Island<Props extends object>({ name, component: Component, props, load }: IslandProps<Props>) {
  const html = renderToString(
    <ErrorBoundary>
      <Component {...props} />
    </ErrorBoundary>,
  )
  return (
    <div data-island={name} data-load={load}>
      <div data-root="" dangerouslySetInnerHTML={{ __html: html }} />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: jsonForScript(props) }} />
    </div>
  )
}
