import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Glyph } from '../../components/Icon/Glyph.tsx'
import * as text from '../../components/Text/Text.module.css'
import { arrow, back, close, plus } from '../../model/icons.ts'
import { wrap } from '../../model/wrap.ts'
import { watchSwipes } from '../swipe.ts'
import { Photo } from './Photo.tsx'
import * as css from './Viewer.lazy.module.css'
import { follow, watchPinch, zoomTo } from './zoom.ts'

interface ViewerProps {
  photos: readonly HTMLElement[]
  index: number
  onStep: (by: 1 | -1) => void
  onClose: () => void
}

const CLOSE_UP = 2.5

/** The open lightbox: the photograph, its caption and its place among the others. Close up, it is moved by scrolling. */
export function Viewer({ photos, index, onStep, onClose }: ViewerProps) {
  const [zoom, setZoom] = useState(1)
  const dialog = useRef<HTMLDialogElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const closeUp = zoom > 1
  const photo = photos[index]
  const step = (by: 1 | -1) => {
    setZoom(1)
    onStep(by)
  }

  useLayoutEffect(() => stage.current?.style.setProperty('--zoom', String(zoom)), [zoom])
  useLayoutEffect(() => {
    dialog.current?.showModal()
    if (stage.current) watchPinch(stage.current, setZoom)
  }, [])
  useEffect(() => (stage.current && !closeUp ? watchSwipes(stage.current, step) : undefined))

  const stepByKey = ({ key }: KeyboardEvent) => {
    // Close up, the arrows move over the photograph.
    if (closeUp) return
    if (key === 'ArrowRight') step(1)
    if (key === 'ArrowLeft') step(-1)
  }
  const toggle = (x: number, y: number) => {
    const next = closeUp ? 1 : CLOSE_UP
    if (stage.current) zoomTo(stage.current, next, x, y)
    stage.current?.focus()
    setZoom(next)
  }
  const press = ({ target, clientX, clientY }: MouseEvent) => {
    if (target === stage.current) dialog.current?.close()
    else toggle(clientX, clientY)
  }
  const move = ({ pointerType, clientX, clientY }: PointerEvent) => {
    if (closeUp && pointerType === 'mouse' && stage.current) follow(stage.current, clientX, clientY)
  }
  const near = new Set([0, 1, -1].map((by) => photos[wrap(index, by, photos.length)]))
  return (
    <dialog ref={dialog} className={css.viewer} aria-labelledby="viewer-title" onClose={onClose} onKeyDown={stepByKey}>
      <button type="button" className={css.close} aria-label="Close" onClick={() => dialog.current?.close()}>
        <Glyph path={close} />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the buttons do the same */}
      <div ref={stage} className={css.stage} tabIndex={-1} data-close-up={closeUp} onClick={press} onPointerMove={move}>
        {[...near].map((item) => item && <Photo key={item.id} item={item} shown={item === photo} zoom={zoom} />)}
      </div>
      <div className={css.bar}>
        <p aria-live="polite">
          <b className={text.d3} id="viewer-title">
            {photo?.querySelector('b')?.textContent}
          </b>
          <span className={text.caption}>{photo?.dataset.category}</span>
        </p>
        <div className={css.controls}>
          <button
            type="button"
            aria-label="Zoom"
            aria-pressed={closeUp}
            onClick={() => toggle(innerWidth / 2, innerHeight / 2)}
          >
            <Glyph path={plus} />
          </button>
          <button type="button" aria-label="Previous photograph" onClick={() => step(-1)}>
            <Glyph path={back} />
          </button>
          <span>{`${index + 1} / ${photos.length}`}</span>
          <button type="button" aria-label="Next photograph" onClick={() => step(1)}>
            <Glyph path={arrow} />
          </button>
        </div>
      </div>
    </dialog>
  )
}
