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
}

/**
 * An interactive part of a static page. Its content is markup React can hydrate (static markup drops the separators
 * between text nodes), inserted as the root's only content. React context does not reach it: use props. Its forms
 * wait for its script (src/client/held.ts), which is loaded at once: without it, they would be sent elsewhere.
 */
export function Island<Props extends object>({ name, component: Component, props }: IslandProps<Props>) {
  const { title } = useWords().error
  const html = renderToString(
    <ErrorBoundary title={title}>
      <Component {...props} />
    </ErrorBoundary>,
  )
  return (
    <div data-island={name} data-waits="" data-error={title}>
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: jsonForScript(props) }} />
    </div>
  )
}
