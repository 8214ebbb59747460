import * as css from './Filter.module.css'
import { make } from './make.ts'
import { allPhotos, shownPhotos } from './photos.ts'
import type { Phrase } from './words.ts'

/** Says in each bar, and to screen readers, how many photographs are shown. Returns a function that updates this. */
export function counts(gallery: Element, phrase: Phrase): (project: number) => void {
  const status = gallery.querySelector('[role=status]')
  const total = allPhotos().length
  const counts = [...gallery.querySelectorAll('[data-bar]')].map((bar) => {
    const count = make('span', { class: css.count, 'aria-hidden': 'true' })
    bar.append(count)
    return count
  })
  return (project) => {
    const label = project ? phrase('showing', shownPhotos().length, total) : phrase('showingAll', total)
    for (const count of counts) count.textContent = label
    // Screen readers need not hear at the start that all are shown.
    if (status && (project || status.textContent)) status.textContent = label
  }
}
