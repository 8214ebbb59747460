import { type Ref, useRef } from 'react'
import { Glyph } from '../../components/Icon/Glyph.tsx'
import { drag } from '../../model/icons.ts'
import * as css from './Slider.lazy.module.css'

interface SliderProps {
  input: Ref<HTMLInputElement>
  /** The project that is compared. */
  name: string | undefined
  /** Per cent of the picture before. */
  before: number
  onSlide: (before: number) => void
}

/** A range input over the pictures, unseen, and the handle that follows it. */
export function Slider({ input, name, before, onSlide }: SliderProps) {
  // Where the slider stood when a finger came down: it goes back there when the finger scrolls the page instead.
  const touched = useRef(before)
  return (
    <div className={css.slider}>
      <input
        ref={input}
        type="range"
        min="0"
        max="100"
        defaultValue="50"
        autoComplete="off"
        aria-label={`Compare before and after, ${name}`}
        aria-valuetext={`${before}% before`}
        onInput={({ currentTarget }) => onSlide(Number(currentTarget.value))}
        onPointerDown={() => {
          touched.current = before
        }}
        onPointerCancel={({ currentTarget }) => {
          currentTarget.value = String(touched.current)
          onSlide(touched.current)
        }}
      />
      <div className={css.handle}>
        <span>
          <Glyph path={drag} />
        </span>
      </div>
    </div>
  )
}
