/** The arrows between slides are links. With script they scroll the row without changing the URL or moving the page. */
export function watchSlides() {
  const row = document.querySelector('[data-slides]')
  row?.addEventListener('click', (event) => {
    const arrow = (event.target as Element).closest<HTMLAnchorElement>('[rel]')
    const slide = arrow && document.getElementById(arrow.hash.slice(1))?.closest('li')
    if (!slide) return
    event.preventDefault()
    row.scrollTo({ left: slide.offsetLeft })
    slide.querySelector<HTMLElement>(`[rel=${arrow.rel}]`)?.focus({ preventScroll: true })
  })
}
