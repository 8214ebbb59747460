import { Component, type ReactNode } from 'react'
import * as text from '../../components/Text/Text.module.css'
import * as css from './ErrorBoundary.module.css'

interface State {
  error?: unknown
}

/** Shows the error in place of an island that throws; the rest of the page keeps working. */
export class ErrorBoundary extends Component<{ title: string; children: ReactNode }, State> {
  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override state: State = {}

  override render() {
    return 'error' in this.state ? (
      <ErrorMessage title={this.props.title} error={this.state.error} />
    ) : (
      this.props.children
    )
  }
}

function ErrorMessage({ title, error }: { title: string; error: unknown }) {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined }
  return (
    <div className={css.error} role="alert">
      <h2 className={text.d3}>{title}</h2>
      <p>{message}</p>
      {stack && <pre>{stack}</pre>}
    </div>
  )
}
