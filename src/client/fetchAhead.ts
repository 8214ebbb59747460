/** Where a browser prerenders nothing, a page is fetched as soon as a finger or a button goes down on its link. */
export function fetchAhead() {
  if ('supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules')) return
  addEventListener('pointerdown', ({ target }) => {
    const link = (target as Element).closest('a')
    const isPage = link?.origin === location.origin && !link.target && !/\.\w+$/.test(link.pathname)
    if (!isPage || link.pathname === location.pathname) return
    fetch(link.href).catch(() => {}) // whoever follows the link asks again
  })
}
