import { useEffect, useRef, useState } from 'react'
import * as choices from '../../components/Choices/Choices.module.css'
import { Glyph } from '../../components/Icon/Glyph.tsx'
import type { GalleryCategory } from '../../model/constants.ts'
import { categoryFromQuery, queryForCategory } from '../../model/galleryFilter.ts'
import { arrow } from '../../model/islandIcons.ts'
import { allPhotos, photoList, shownPhotos } from '../photos.ts'
import * as css from './GalleryFilter.module.css'

interface GalleryFilterProps {
  /** How many photographs each category has. */
  counts: readonly (readonly [GalleryCategory, number])[]
  total: number
  /** Fragment of what follows the photographs, for those who have seen enough. */
  end: string
}

/**
 * The filter of the photographs. The choice lives in the address and, for styles, in `data-category` of the root element,
 * where the page's early script puts it before the first paint; the photographs are never touched.
 */
export default function GalleryFilter({ counts, total, end }: GalleryFilterProps) {
  const [chosen, setChosen] = useState<GalleryCategory>()
  const [position, setPosition] = useState(1)
  const buttons = useRef<HTMLDivElement>(null)
  const shown = counts.find(([category]) => category === chosen)?.[1]
  const place = `${position} / ${shown ?? total}`

  const show = (category: GalleryCategory | undefined) => {
    setChosen(category)
    filterPhotos(category)
  }
  const choose = (category: GalleryCategory | undefined) => {
    if (category === chosen) return
    history.pushState(null, '', location.pathname + queryForCategory(location.search, category))
    keepFirstInSight(() => show(category))
    setPosition(1)
  }

  // The filter lives as long as its page: nothing ends what it follows.
  useEffect(() => {
    const categories = counts.map(([category]) => category)
    const followAddress = () => show(categoryFromQuery(location.search, categories))
    followAddress()
    addEventListener('popstate', followAddress)
    watchPosition(setPosition)
    if (buttons.current) watchEntrance(buttons.current)
  }, [])

  return (
    <>
      <div ref={buttons} className={`${choices.choices} ${css.tabs}`} role="group" aria-label="Filter by project">
        <FilterButton label="All" count={total} pressed={!chosen} onClick={() => choose(undefined)} />
        {counts.map(([category, count]) => (
          <FilterButton
            key={category}
            label={category}
            count={count}
            pressed={chosen === category}
            onClick={() => choose(category)}
          />
        ))}
      </div>
      <output className={css.count} aria-live="polite">
        {`Showing ${shown ? `${shown} of` : 'all'} ${total}`}
      </output>
      <a className={css.position} href={end} aria-label={`${place}, to the end`}>
        <span>{place}</span>
        <Glyph path={arrow} />
      </a>
    </>
  )
}

/** What the buttons say, the first of which is for all. */
export function readProps(root: Element) {
  const [all, ...counts] = [...root.querySelectorAll('button')].map(
    ({ firstChild, lastChild }) => [firstChild?.textContent, Number(lastChild?.textContent)] as const,
  )
  return { counts, total: all?.[1] }
}

interface FilterButtonProps {
  label: string
  count: number
  pressed: boolean
  onClick: () => void
}

function FilterButton({ label, count, pressed, onClick }: FilterButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // On phones the row of buttons scrolls sideways: the chosen one is in sight.
    if (pressed && button.current) button.current.parentElement?.scrollTo({ left: button.current.offsetLeft - 64 })
  }, [pressed])
  return (
    <button ref={button} type="button" aria-pressed={pressed} onClick={onClick}>
      {label}
      <sup>{count}</sup>
    </button>
  )
}

/** Milliseconds (specification, section 9). */
const FADE = 500
const DELAY = 100

/** The buttons rise one after the other when they come into view. Those that are in view already have been seen. */
function watchEntrance(buttons: Element) {
  let outside = false
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) {
      outside = true
      return
    }
    observer.disconnect()
    if (outside && !prefersStillness()) [...buttons.children].forEach(rise)
  })
  observer.observe(buttons)
}

function rise(button: Element, index: number) {
  const timing = {
    duration: FADE,
    delay: index * DELAY,
    easing: 'cubic-bezier(.22,.7,.2,1)',
    fill: 'backwards',
  } as const
  button.animate({ opacity: [0, 1], transform: ['translateY(.75rem)', 'none'] }, timing)
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

function filterPhotos(category: GalleryCategory | undefined) {
  const { dataset } = document.documentElement
  if (dataset.category === category) return
  if (category) dataset.category = category
  else delete dataset.category
  if (prefersStillness()) return
  photoList()?.animate({ opacity: [0, 1] }, FADE)
}

/**
 * Someone who filters from deep down in the list sees the first of what was chosen, under the bar. How deep is asked
 * before: afterwards the browser has moved the page to where it thinks best.
 */
function keepFirstInSight(filter: () => void) {
  const list = photoList()
  const deep = list && list.getBoundingClientRect().top < 0
  filter()
  if (deep) list.scrollIntoView({ behavior: 'instant' })
}

/** Tells which of the shown photographs stands at the middle of the screen. */
function watchPosition(onPosition: (position: number) => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      const middle = entries.find(({ isIntersecting }) => isIntersecting)?.target as HTMLElement | undefined
      if (middle) onPosition(shownPhotos().indexOf(middle) + 1)
    },
    { rootMargin: '-50% 0px' },
  )
  for (const item of allPhotos()) observer.observe(item)
}
