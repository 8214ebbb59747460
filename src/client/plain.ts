import plain from './plain.css'

/** The page of a browser that is too old for the styles of the others. */
export function showPlain() {
  document.styleSheets[0]?.insertRule(`@media all{${plain}}`)
}
