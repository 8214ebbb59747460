/**
 * Marks what carries a `data-delay` when it comes into view, so that its entrance plays then, after so many seconds, and
 * not before anyone looks.
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
