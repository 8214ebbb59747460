import * as text from '../../components/Text/Text.module.css'
import { arrow, back, close, plus } from '../../model/icons.ts'
import { isPlain } from '../../model/plainEvent.ts'
import { wrap } from '../../model/wrap.ts'
import { DOUBLE_TAP, ignoreSecondTap } from '../secondTap.ts'
import { largePictures } from './largePictures.ts'
import { glyph, make } from './make.ts'
import { watchSwipes } from './swipe.ts'
import * as css from './Viewer.module.css'
import type { Phrase } from './words.ts'
import { zoomOn } from './zoom.ts'

/** The open lightbox. */
export interface Viewer {
  show(photos: readonly HTMLElement[], index: number): void
  remove(): void
}

/** Opens the lightbox: a photograph, its caption and its position among the others. Scrolling pans when zoomed in. */
export function viewer(phrase: Phrase, onStep: (to: Step) => void, onClose: () => void): Viewer {
  const title = make('b', { class: text.d3, id: 'viewer-title' })
  const caption = make('span', { class: text.caption })
  const place = make('span', { 'aria-live': 'polite' })
  const stage = make('div', { class: css.stage, tabindex: '-1', role: 'group', 'aria-labelledby': 'viewer-title' })
  const closing = button(phrase('close'), close, (event) => {
    ignoreSecondTap(event)
    dialog.close()
  })
  closing.className = css.close ?? ''
  const zooming = button(phrase('zoom'), plus, () => zoom.toggle(stage.clientWidth / 2, stage.clientHeight / 2))
  const previous = button(phrase('previous'), back, () => onStep(-1))
  const next = button(phrase('next'), arrow, () => onStep(1))
  const controls = make('div', { class: css.controls }, zooming, previous, place, next)
  const bar = make('div', { class: css.bar }, make('p', { 'aria-live': 'polite' }, title, caption), controls)
  const dialog = make('dialog', { class: css.viewer, 'aria-labelledby': 'viewer-title' }, closing, stage, bar)

  const zoom = zoomOn(stage, (isIn) => zooming.setAttribute('aria-pressed', String(isIn)))
  const pictureOf = largePictures()
  let tapped = Number.NEGATIVE_INFINITY

  dialog.addEventListener('close', onClose)
  dialog.addEventListener('keydown', (event) => {
    // When zoomed in, the arrow keys pan the photograph; with Alt or Cmd they are the browser's Back and Forward.
    const step = STEPS[event.key]
    if (!zoom.isIn() && step && isPlain(event)) onStep(step)
  })
  stage.addEventListener('click', (event) => {
    if (event.timeStamp - tapped < DOUBLE_TAP) return // the second tap of a double tap, which zooms in once
    tapped = event.timeStamp
    if (event.target !== stage) return zoom.toggle(event.clientX, event.clientY)
    ignoreSecondTap(event)
    dialog.close()
  })
  watchSwipes(stage, (by) => !zoom.isIn() && onStep(by))
  document.body.append(dialog)
  dialog.showModal()

  return {
    remove: () => dialog.remove(),
    show(photos, index) {
      const photo = photos[index]
      const near = new Set([0, 1, -1].flatMap((by) => photos[wrap(index, by, photos.length)] ?? []))
      for (const each of near) pictureOf(each).hidden = each !== photo
      stage.replaceChildren(...[...near].map(pictureOf))
      zoom.end()
      title.textContent = photo?.querySelector('b')?.textContent ?? ''
      caption.textContent = photo?.querySelector('b')?.previousElementSibling?.textContent ?? ''
      previous.hidden = next.hidden = photos.length === 1
      place.textContent = `${index + 1} / ${photos.length}`
    },
  }
}

/** One photograph forward or back, or to the first or last one. */
export type Step = 1 | -1 | 'first' | 'last'

const STEPS: Readonly<Record<string, Step>> = { ArrowRight: 1, ArrowLeft: -1, Home: 'first', End: 'last' }

function button(label: string, icon: string, press: (event: MouseEvent) => void): HTMLElement {
  const made = make('button', { type: 'button', 'aria-label': label }, glyph(icon))
  made.addEventListener('click', press)
  return made
}
