import * as picture from '../../components/Picture/Picture.module.css'
import * as text from '../../components/Text/Text.module.css'
import { arrow, back, close, plus } from '../../model/icons.ts'
import { isPlain } from '../../model/plainEvent.ts'
import { wrap } from '../../model/wrap.ts'
import { DOUBLE_TAP, ignoreSecondTap } from '../secondTap.ts'
import { glyph, make } from './make.ts'
import { blurOf, variantsOf } from './photos.ts'
import { watchSwipes } from './swipe.ts'
import * as css from './Viewer.module.css'
import type { Phrase } from './words.ts'
import { follow, watchPinch, zoomTo } from './zoom.ts'

/** The open lightbox. */
export interface Viewer {
  show(photos: readonly HTMLElement[], index: number): void
  remove(): void
}

/** Zoom factor after a press on the photograph or the button. */
const CLOSE_UP = 2.5

/** Opens the lightbox: a photograph, its caption and its position among the others. Scrolling pans when zoomed in. */
export function viewer(phrase: Phrase, onStep: (to: Step) => void, onClose: () => void): Viewer {
  const button = (label: string, icon: string, press: (event: MouseEvent) => void) => {
    const made = make('button', { type: 'button', 'aria-label': label }, glyph(icon))
    made.addEventListener('click', press)
    return made
  }
  const title = make('b', { class: text.d3, id: 'viewer-title' })
  const caption = make('span', { class: text.caption })
  const place = make('span', { 'aria-live': 'polite' })
  const stage = make('div', { class: css.stage, tabindex: '-1', role: 'group', 'aria-labelledby': 'viewer-title' })
  const closing = button(phrase('close'), close, (event) => {
    ignoreSecondTap(event)
    dialog.close()
  })
  closing.className = css.close ?? ''
  const zooming = button(phrase('zoom'), plus, () => toggle(stage.clientWidth / 2, stage.clientHeight / 2))
  const previous = button(phrase('previous'), back, () => onStep(-1))
  const next = button(phrase('next'), arrow, () => onStep(1))
  const controls = make('div', { class: css.controls }, zooming, previous, place, next)
  const bar = make('div', { class: css.bar }, make('p', { 'aria-live': 'polite' }, title, caption), controls)
  const dialog = make('dialog', { class: css.viewer, 'aria-labelledby': 'viewer-title' }, closing, stage, bar)

  let zoom = 1
  let tapped = Number.NEGATIVE_INFINITY
  const setZoom = (to: number) => {
    zoom = to
    stage.style.setProperty('--zoom', String(zoom))
    stage.dataset.closeUp = String(zoom > 1)
    zooming.setAttribute('aria-pressed', String(zoom > 1))
    // Zoomed in, in pixels: Safari takes min() and max() for 100vw.
    for (const source of stage.querySelectorAll<HTMLSourceElement>('picture:not([hidden]) source'))
      source.sizes = zoom > 1 ? `${source.parentElement?.querySelector('img')?.width}px` : (source.dataset.sizes ?? '')
  }
  const toggle = (x: number, y: number) => {
    const next = zoom > 1 ? 1 : CLOSE_UP
    zoomTo(stage, next, x, y)
    if (next > 1) stage.focus() // the arrow keys then pan
    setZoom(next)
  }

  dialog.addEventListener('close', onClose)
  dialog.addEventListener('keydown', (event) => {
    // When zoomed in, the arrow keys pan the photograph; with Alt or Cmd they are the browser's Back and Forward.
    const step = STEPS[event.key]
    if (zoom === 1 && step && isPlain(event)) onStep(step)
  })
  stage.addEventListener('click', (event) => {
    if (event.timeStamp - tapped < DOUBLE_TAP) return // the second tap of a double tap, which zooms in once
    tapped = event.timeStamp
    if (event.target !== stage) return toggle(event.clientX, event.clientY)
    ignoreSecondTap(event)
    dialog.close()
  })
  stage.addEventListener('pointermove', ({ pointerType, clientX, clientY }) => {
    if (zoom > 1 && pointerType === 'mouse') follow(stage, clientX, clientY)
  })
  watchPinch(stage, setZoom)
  watchSwipes(stage, (by) => zoom === 1 && onStep(by))
  document.body.append(dialog)
  dialog.showModal()

  const pictures = new Map<HTMLElement, HTMLElement>()
  return {
    remove: () => dialog.remove(),
    show(photos, index) {
      const photo = photos[index]
      const near = [0, 1, -1].flatMap((by) => photos[wrap(index, by, photos.length)] ?? [])
      for (const each of near) {
        if (pictures.has(each)) continue
        const picture = pictureOf(each)
        picture.addEventListener('error', () => pictures.delete(each), true) // Firefox would not request it again
        pictures.set(each, picture)
      }
      stage.replaceChildren(...[...new Set(near)].flatMap((each) => pictures.get(each) ?? []))
      for (const [each, picture] of pictures) picture.hidden = each !== photo
      setZoom(1)
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

/** An item's picture, as large as the screen allows, from its tile's variants and the file that the tile links to. */
function pictureOf(item: HTMLElement): HTMLElement {
  const image = item.querySelector('img')
  const type = item.querySelector('source')?.type
  const ratio = Number(image?.getAttribute('width')) / Number(image?.getAttribute('height'))
  // A short screen shows it in its whole height, beside the words.
  const sizes = `min(100vw, ${ratio} * max(100vh - 8rem, min(100vh, 28rem)))`
  const large = make('img', {
    class: `${picture.image} ${blurOf(item.querySelector('picture, img'))}`,
    src: item.querySelector('a')?.href ?? '',
    alt: image?.alt ?? '',
  })
  large.style.setProperty('--ratio', String(ratio))
  const source = type ? [make('source', { type, srcset: variantsOf(item), sizes, 'data-sizes': sizes })] : []
  return make('picture', { class: css.photo }, ...source, large)
}
