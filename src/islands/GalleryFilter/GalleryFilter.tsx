import { useEffect, useRef, useState } from 'react'
import * as choices from '../../components/Choices/Choices.module.css'
import { Glyph } from '../../components/Icon/Glyph.tsx'
import type { GalleryCategory } from '../../model/constants.ts'
import { categoryFromQuery, queryForCategory } from '../../model/galleryFilter.ts'
import { arrow } from '../../model/icons.ts'
import { filterPhotos, keepFirstInSight } from './filterPhotos.ts'
import * as css from './GalleryFilter.module.css'
import { watchEntrance } from './watchEntrance.ts'
import { watchPosition } from './watchPosition.ts'

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
