import { isPlain } from '../../model/plainEvent.ts'
import { wrap } from '../../model/wrap.ts'
import { ignoreSecondTap } from '../secondTap.ts'
import { jumpTo } from './jumpTo.ts'
import { allPhotos, shownPhotos } from './photos.ts'
import { type Step, type Viewer, viewer } from './viewer.ts'
import type { Phrase } from './words.ts'

/**
 * Shows photographs one at a time, as large as the screen. A photograph is open while the URL names it ("#photo-12"),
 * so it can be shared, and Back closes it. Everything shown is read from the list in the page.
 */
export function lightbox(gallery: Element, phrase: Phrase) {
  let pressed: HTMLElement | undefined
  let open: Viewer | undefined
  let photos: readonly HTMLElement[] = []
  let index = 0
  const address = addressWriter()

  const showAt = (next: number) => {
    index = next
    const photo = photos[index]
    if (!photo) return
    open?.show(photos, index)
    address.write(`#${photo.id}`)
  }
  const step = (to: Step) => {
    if (to === 'first') showAt(0)
    else if (to === 'last') showAt(photos.length - 1)
    else showAt(wrap(index, to, photos.length))
  }
  const leave = () => {
    close()
    if (history.state?.lightbox) return history.back()
    // The lightbox was opened by its URL: Back would leave the page.
    history.replaceState(null, '', location.origin + location.pathname + location.search)
    giveBackFocus()
  }
  const close = () => {
    address.cancel()
    open?.remove()
    open = undefined
  }
  const giveBackFocus = () => {
    const last = photos[index]
    photos = []
    if (last) focusPhoto(last, last !== pressed)
  }
  const followAddress = () => {
    const named = allPhotos().find(({ id }) => `#${id}` === location.hash)
    if (!named) {
      close()
      return giveBackFocus()
    }
    // A photograph that the filter hides is shown among all of them.
    const shown = shownPhotos()
    photos = shown.includes(named) ? shown : allPhotos()
    open ??= viewer(phrase, step, leave)
    showAt(photos.indexOf(named))
  }

  gallery.querySelector('[data-near-list]')?.addEventListener('click', (event) => {
    const photo = clickedPhoto(event as MouseEvent)
    if (!photo) return
    event.preventDefault()
    ignoreSecondTap(event as MouseEvent)
    history.pushState({ lightbox: true }, '', `#${photo.id}`)
    pressed = photo
    followAddress()
  })
  addEventListener('popstate', followAddress)
  followAddress()
}

/** Milliseconds between two addresses. */
const PAUSE = 350

/** Writes fragments into the URL. While a key is held, seldom: Safari 16 allows a hundred times in thirty seconds. */
function addressWriter() {
  let timer = 0
  let written = -PAUSE // the first is written at once, however soon
  const write = (hash: string) => {
    clearTimeout(timer)
    if (location.hash === hash) return
    const wait = written + PAUSE - performance.now()
    if (wait > 0) timer = window.setTimeout(write, wait, hash)
    else {
      written = performance.now()
      history.replaceState(history.state, '', hash)
    }
  }
  return { write, cancel: () => clearTimeout(timer) }
}

/** Focuses a photograph, and may scroll until it is in sight. If the filter hides it, takes the first one shown. */
function focusPhoto(photo: HTMLElement, mayScroll: boolean) {
  // Measuring also has Firefox restore the scroll position in the layout without the lightbox, which hid the scroll bar.
  const isHidden = photo.getClientRects().length === 0
  // Back may have led to another choice of the filter, which has its own focus.
  if (isHidden && document.activeElement !== document.body) return
  const link = (isHidden ? shownPhotos()[0] : photo)?.querySelector('a')
  link?.focus({ preventScroll: true })
  // By the next frame the browser has restored the scroll position.
  if (mayScroll) requestAnimationFrame(() => jumpTo(link, 'nearest'))
}

/** The photograph whose link was clicked, unless a modifier key opens it in a new tab or downloads it. */
function clickedPhoto(event: MouseEvent): HTMLElement | undefined {
  if (!isPlain(event)) return undefined
  return (event.target as Element).closest('a')?.closest('li') ?? undefined
}
