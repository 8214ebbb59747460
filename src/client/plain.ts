import plain from './plain.css'

/** Applies the plain style sheet, for browsers that are too old for the regular one. */
export function showPlain() {
  document.styleSheets[0]?.insertRule(`@media all{${plain}}`)
  document.querySelector(':target')?.scrollIntoView() // the page has just become shorter
}
