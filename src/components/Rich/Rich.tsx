import { Fragment } from 'react'

/** A line of content in which *asterisks* mark emphasis and a line break stands for itself. */
export function Rich({ text }: { text: string }) {
  return text
    .split(/\*([^*]+)\*/)
    .map((part, index) => (index % 2 ? <em key={index}>{part}</em> : <Fragment key={index}>{part}</Fragment>))
}
