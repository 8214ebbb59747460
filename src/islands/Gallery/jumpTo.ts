/**
 * Scrolls to an element at once. Chrome 119 and older take `behavior: 'instant'` of `scrollIntoView` for what the styles
 * say, and then do not arrive if anything else scrolls.
 */
export function jumpTo(element: Element | null | undefined, block?: ScrollLogicalPosition) {
  const { style } = document.documentElement
  style.scrollBehavior = 'auto'
  element?.scrollIntoView({ block })
  style.scrollBehavior = ''
}
