import { arrow } from '../../model/icons.ts'
import * as css from './Filter.module.css'
import { glyph, make } from './make.ts'
import { allPhotos, shownPhotos } from './photos.ts'
import type { Phrase } from './words.ts'

/** On small screens each bar shows which photograph is mid-screen, and links past all. Returns a reset function. */
export function position(gallery: Element, phrase: Phrase): () => void {
  const links = [...gallery.querySelectorAll('[data-bar]')].map((bar) => {
    const link = make('a', { class: css.position, href: '#after-photos' }, make('span'), glyph(arrow))
    bar.append(link)
    return link
  })
  const tell = (number: number) => {
    const place = `${number} / ${shownPhotos().length}`
    for (const link of links) {
      if (link.firstChild) link.firstChild.textContent = place
      link.setAttribute('aria-label', phrase('position', place))
    }
  }
  const first = () => Math.min(1, shownPhotos().length)
  // Counts what is above mid-screen, however far: a jump past all photographs must be noticed, too.
  const passed = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) passed[isIntersecting ? 'add' : 'delete'](target)
      tell(shownPhotos().filter((photo) => passed.has(photo)).length || first())
    },
    { rootMargin: '999999px 0px -50%' },
  )
  for (const item of allPhotos()) observer.observe(item)
  return () => tell(first())
}
