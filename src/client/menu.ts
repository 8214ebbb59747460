import { isPlain } from '../model/plainEvent.ts'

/** Makes Back on Android close something rather than leave the page. TypeScript lacks its type. */
declare class CloseWatcher extends EventTarget {
  onclose: () => void
  destroy(): void
}

/** The full-screen menu: Escape, Back on Android and choosing a link close it. The focus stays inside. */
export function watchMenu() {
  const menu = document.querySelector<HTMLDetailsElement>('[data-menu]')
  const toggle = menu?.querySelector('summary')
  if (!menu || !toggle) return
  const shut = () => {
    menu.open = false
  }
  const close = () => {
    shut()
    toggle.focus()
  }
  // Notices may be above the header.
  const place = () => menu.style.setProperty('--above', `${toggle.closest('header')?.getBoundingClientRect().top}px`)
  let watcher: CloseWatcher | undefined
  const sync = (opened?: Event) => {
    watcher?.destroy()
    if (menu.open && 'CloseWatcher' in window) {
      watcher = new CloseWatcher()
      watcher.onclose = close
    }
    toggle.setAttribute('aria-expanded', String(menu.open))
    document.documentElement.style.overflow = menu.open ? 'hidden' : ''
    place()
    for (const element of document.querySelectorAll<HTMLElement>('main,footer,aside')) element.inert = menu.open
    // With a late script, a visitor may be at one of its links already, or have scrolled to others.
    if (menu.open && !document.activeElement?.matches('details a'))
      menu.querySelector('a')?.focus({ preventScroll: !opened })
  }
  menu.addEventListener('toggle', sync)
  // The menu opens without script, so on a slow network it may be open already.
  if (menu.open) sync()
  menu.addEventListener('click', (event) => {
    if (isPlain(event) && (event.target as Element).closest('nav a')) shut()
  })
  // Other links lead away, too, and Back would show the page with the menu open. Firefox then forgets the toggle event.
  addEventListener('pagehide', () => {
    shut()
    sync()
  })
  // On the window: a press beside the links takes the focus from the menu.
  addEventListener('keydown', (event) => {
    if (!menu.open) return
    // Enter that is held opens the menu, and must not follow the link that takes the focus then.
    if (event.repeat && event.key === 'Enter') event.preventDefault()
    if (event.key === 'Escape') close()
    if (event.key === 'Tab') keepInside(event, [toggle, ...menu.querySelectorAll<HTMLElement>('a')])
  })
  // A phone or tablet that is turned has notices of another height, or no menu.
  addEventListener('resize', () => {
    if (!menu.open) return
    if (!toggle.offsetParent) shut()
    place()
  })
}

function keepInside(event: KeyboardEvent, stops: readonly HTMLElement[]) {
  const [from, to] = event.shiftKey ? [0, -1] : [-1, 0]
  if (document.activeElement !== stops.at(from)) return
  event.preventDefault()
  stops.at(to)?.focus()
}
