import { Component, type ReactNode } from 'react'
import * as text from '../../components/Text/Text.module.css'
import * as css from './ErrorBoundary.module.css'

interface State {
  error?: Error
}

/** Shows the error in place of an island that throws; the rest of the page keeps working. */
export class ErrorBoundary extends Component<{ title: string; children: ReactNode }, State> {
  static getDerivedStateFromError(error: Error): State {
    return { error }
  }

  override state: State = {}

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    return (
      <div className={css.error} role="alert">
        <h2 className={text.d3}>{this.props.title}</h2>
        <p>{error.message}</p>
        <pre>{error.stack}</pre>
      </div>
    )
  }
}
