/**
 * Marks elements with `data-delay`, in seconds, when they come into view, so that their entrance animation plays after
 * that delay and not before anyone can see it.
 */
export function watchEntrances() {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      const { style, dataset } = target as HTMLElement
      style.animationDelay = `${dataset.delay}s`
      dataset.entered = ''
      observer.unobserve(target)
    }
  })
  for (const element of document.querySelectorAll('[data-delay]')) observer.observe(element)
}
