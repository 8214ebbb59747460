/** Marks the section being read in the table of contents of an article. */
export function markSections() {
  const links = new Map<Element, Element>()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')) {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    if (heading) links.set(heading, link)
  }
  const passed = new Set<Element>()
  // Any heading above a line 30% down the viewport counts as passed, even when a jump has skipped it.
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) passed[isIntersecting ? 'add' : 'delete'](target)
      const current = [...links.keys()].filter((heading) => passed.has(heading)).at(-1)
      for (const [heading, link] of links) {
        if (heading === current) link.setAttribute('aria-current', 'location')
        else link.removeAttribute('aria-current')
      }
    },
    { rootMargin: '9999999px 0px -70%' },
  )
  for (const heading of links.keys()) observer.observe(heading)
}
