import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { wrap } from '../../model/wrap.ts'
import { addRules } from '../lazyRules.ts'
import { allPhotos, photoList, shownPhotos } from '../photos.ts'
import * as css from './Viewer.lazy.module.css'
import { Viewer } from './Viewer.tsx'

/** The photographs that are stepped through, and the one that is open. */
interface View {
  readonly photos: readonly HTMLElement[]
  readonly index: number
}

/**
 * Photographs one at a time, as large as the screen. One is open while the address names it ("#photo-12"), so it can be
 * shared, and Back closes it. All that is shown is read from the list in the page.
 */
export default function Lightbox() {
  const [view, setView] = useState<View>()
  const last = useRef<HTMLElement>(undefined)

  // The lightbox lives as long as its page: nothing ends what it listens to.
  useEffect(() => {
    const followAddress = () => setView(viewOf(location.hash.slice(1)))
    const openTile = (event: MouseEvent) => {
      const photo = clickedPhoto(event)
      if (!photo) return
      event.preventDefault()
      history.pushState({ lightbox: true }, '', `#${photo.id}`)
      followAddress()
    }
    addRules(css.default)
    followAddress()
    addEventListener('popstate', followAddress)
    photoList()?.addEventListener('click', openTile)
  }, [])

  // With the change, not after its paint: the next key finds the focus on the photograph's link.
  useLayoutEffect(() => {
    if (!view) return last.current?.querySelector('a')?.focus()
    const photo = view.photos[view.index]
    last.current = photo
    if (photo && location.hash !== `#${photo.id}`) history.replaceState(history.state, '', `#${photo.id}`)
  }, [view])

  const step = (by: 1 | -1) => {
    setView((view) => view && { ...view, index: wrap(view.index, by, view.photos.length) })
  }
  const leave = () => {
    if (history.state?.lightbox) return history.back()
    // It was opened by its address: there is nothing of this page to go back to.
    history.replaceState(null, '', location.pathname + location.search)
    setView(undefined)
  }
  return view ? <Viewer photos={view.photos} index={view.index} onStep={step} onClose={leave} /> : null
}

/** A photograph that the filter hides is shown among all. Without one nothing is asked of the layout, which has no time yet. */
function viewOf(id: string): View | undefined {
  const named = allPhotos().find((photo) => photo.id === id)
  if (!named) return undefined
  const shown = shownPhotos()
  const photos = shown.includes(named) ? shown : allPhotos()
  return { photos, index: photos.indexOf(named) }
}

/** The photograph whose link was clicked, unless the visitor wants it in another tab or on disk. */
function clickedPhoto(event: MouseEvent): HTMLElement | undefined {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  return (event.target as Element).closest('a')?.closest('li') ?? undefined
}
