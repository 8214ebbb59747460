import * as icon from '../../components/Icon/Icon.module.css'
import * as text from '../../components/Text/Text.module.css'
import { arrow } from '../../model/icons.ts'
import { glyph, make } from './make.ts'
import * as css from './NextProject.module.css'
import { storiesIn } from './stories.ts'
import type { Phrase } from './words.ts'

/**
 * The link to the next story, at the end of a story; after the last comes the first. Returns a function that updates
 * the link for a project, numbered from 1, or removes it for 0, the whole gallery.
 */
export function nextProject(gallery: Element, phrase: Phrase): (project: number) => void {
  const stories = storiesIn(gallery)
  const label = make('span', { class: text.label }, phrase('nextProject'))
  const name = make('b', { class: text.d1 })
  const place = make('span', { class: text.muted })
  const link = make('a', { class: css.next, 'data-screen': '' }, label, name, place)
  const go = glyph(arrow)
  go.classList.add(icon.go ?? '')
  return (project) => {
    const next = stories[project % stories.length]
    link.remove()
    if (project === 0 || stories.length < 2 || !next) return
    link.href = gallery.querySelector<HTMLAnchorElement>(`[data-bar] [data-project="${next.number}"]`)?.href ?? ''
    link.dataset.project = String(next.number)
    name.replaceChildren(next.name, go)
    place.textContent = next.place
    gallery.append(link)
  }
}
