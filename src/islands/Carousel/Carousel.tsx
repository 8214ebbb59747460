import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Glyph } from '../../components/Icon/Glyph.tsx'
import { arrow, back } from '../../model/islandIcons.ts'
import { wrap } from '../../model/wrap.ts'
import { watchSwipes } from '../swipe.ts'
import * as css from './Carousel.module.css'

interface CarouselProps {
  /** How many slides there are. */
  count: number
  previousLabel: string
  nextLabel: string
}

/**
 * Previous and next for slides that stand in the page as static markup: elements with `data-slide` in the nearest
 * `data-carousel`. The chosen one carries `data-on`; how it looks is the page's business. Nothing moves by itself.
 */
export default function Carousel({ count, previousLabel, nextLabel }: CarouselProps) {
  const [index, setIndex] = useState(0)
  const controls = useRef<HTMLDivElement>(null)

  // In one frame with the number.
  useLayoutEffect(() => {
    const slides = controls.current?.closest('[data-carousel]')?.querySelectorAll('[data-slide]') ?? []
    for (const [at, slide] of [...slides].entries()) slide.toggleAttribute('data-on', at === index)
  }, [index])

  useEffect(() => {
    const carousel = controls.current?.closest<HTMLElement>('[data-carousel]')
    return carousel ? watchSwipes(carousel, (step) => setIndex((index) => wrap(index, step, count))) : undefined
  }, [count])

  return (
    <div className={css.controls} ref={controls}>
      <button type="button" aria-label={previousLabel} onClick={() => setIndex(wrap(index, -1, count))}>
        <Glyph path={back} />
      </button>
      <span>{`${index + 1} / ${count}`}</span>
      <button type="button" aria-label={nextLabel} onClick={() => setIndex(wrap(index, 1, count))}>
        <Glyph path={arrow} />
      </button>
    </div>
  )
}
