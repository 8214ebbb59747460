/** Marks what carries a `data-delay` when it comes into view, so that its entrance plays then and not before anyone looks. */
export function watchEntrances() {
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      target.setAttribute('data-entered', '')
      observer.unobserve(target)
    }
  })
  for (const element of document.querySelectorAll('[data-delay]')) observer.observe(element)
}
