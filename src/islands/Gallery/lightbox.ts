import { wrap } from '../../model/wrap.ts'
import { allPhotos, shownPhotos } from './photos.ts'
import { type Step, type Viewer, viewer } from './viewer.ts'
import type { Speak } from './words.ts'

/**
 * Photographs one at a time, as large as the screen. One is open while the address names it ("#photo-12"), so it can be
 * shared, and Back closes it. All that is shown is read from the list in the page.
 */
export function lightbox(gallery: Element, speak: Speak) {
  let open: Viewer | undefined
  let photos: readonly HTMLElement[] = []
  let index = 0

  const showAt = (next: number) => {
    index = next
    const photo = photos[index]
    if (!photo) return
    open?.show(photos, index)
    if (location.hash !== `#${photo.id}`) history.replaceState(history.state, '', `#${photo.id}`)
  }
  const step = (to: Step) => {
    if (to === 'first') showAt(0)
    else if (to === 'last') showAt(photos.length - 1)
    else showAt(wrap(index, to, photos.length))
  }
  const leave = () => {
    close()
    if (history.state?.lightbox) return history.back()
    // It was opened by its address: there is nothing of this page to go back to.
    history.replaceState(null, '', location.pathname + location.search)
    giveBackFocus()
  }
  const close = () => {
    open?.remove()
    open = undefined
  }
  const giveBackFocus = () => {
    photos[index]?.querySelector('a')?.focus()
    photos = []
  }
  const followAddress = () => {
    const named = allPhotos().find(({ id }) => `#${id}` === location.hash)
    if (!named) {
      close()
      return giveBackFocus()
    }
    // One that the filter hides is shown among all.
    const shown = shownPhotos()
    photos = shown.includes(named) ? shown : allPhotos()
    open ??= viewer(speak, step, leave)
    showAt(photos.indexOf(named))
  }

  gallery.querySelector('[data-near-list]')?.addEventListener('click', (event) => {
    const photo = clickedPhoto(event as MouseEvent)
    if (!photo) return
    event.preventDefault()
    history.pushState({ lightbox: true }, '', `#${photo.id}`)
    followAddress()
  })
  addEventListener('popstate', followAddress)
  followAddress()
}

/** The photograph whose link was clicked, unless the visitor wants it in another tab or on disk. */
function clickedPhoto(event: MouseEvent): HTMLElement | undefined {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  return (event.target as Element).closest('a')?.closest('li') ?? undefined
}
