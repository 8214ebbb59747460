/**
 * Marks elements with `data-delay`, in seconds, when they come into view, so that their entrance animation plays after
 * that delay and not before anyone can see it. What is in view already, when scripts come late, stays as it is.
 */
export function watchEntrances() {
  let isFirst = true // the first report is of all elements
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      if (isFirst) continue
      const { style, dataset } = target as HTMLElement
      style.animationDelay = `${dataset.delay}s`
      dataset.entered = ''
    }
    isFirst = false
  })
  for (const element of document.querySelectorAll('[data-delay]')) observer.observe(element)
}
