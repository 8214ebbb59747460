/** In browsers that cannot prerender, fetches a page as soon as a finger or mouse button is down on its link. */
export function prefetchOnPress() {
  if ('supports' in HTMLScriptElement && HTMLScriptElement.supports('speculationrules')) return
  addEventListener('pointerdown', ({ target }) => {
    const link = (target as Element).closest('a')
    const isPage = link?.origin === location.origin && !link.target && !/\.\w+$/.test(link.pathname)
    if (!isPage || link.pathname === location.pathname) return
    fetch(link.href).catch(() => {}) // following the link repeats the request
  })
}
