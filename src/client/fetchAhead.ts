/** Where a browser prerenders nothing, a page is fetched as soon as a finger or a button goes down on its link. */
export function fetchAhead() {
  if ('supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules')) return
  addEventListener('pointerdown', ({ target }) => {
    const link = (target as Element).closest('a')
    if (!link || link.target || link.origin !== location.origin || /\.\w+$/.test(link.pathname)) return
    if (link.pathname === location.pathname) return
    fetch(link.href).catch(() => {}) // whoever follows the link asks again
  })
}
