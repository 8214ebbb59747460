import { useEffect, useRef, useState } from 'react'
import { Glyph } from '../../components/Icon/Glyph.tsx'
import { drag } from '../../model/islandIcons.ts'
import * as css from './Comparison.module.css'
import { type PairIds, showPair } from './showPair.ts'

interface ComparisonProps {
  projects: readonly Project[]
}

interface Project {
  name: string
  place: string
  thumbnail: string
  pairs: readonly PairIds[]
}

/**
 * The controls of the comparison: a slider over its pictures, and the choice of project and room. The first pair stands
 * in the page as static markup; every other is brought there from the photographs below when it is chosen.
 */
export default function Comparison({ projects }: ComparisonProps) {
  const [chosen, setChosen] = useState({ project: 0, pair: 0 })
  const [before, setBefore] = useState(50)
  const slider = useRef<HTMLInputElement>(null)
  // Where the slider stood when a finger came down: it goes back there when the finger scrolls the page instead.
  const touched = useRef(50)
  const comparison = () => slider.current?.closest('figure')
  const project = projects[chosen.project]

  // The slider keeps its own value: what a visitor did before this script came stays.
  useEffect(() => setBefore(Number(slider.current?.value)), [])
  useEffect(() => comparison()?.style.setProperty('--before', `${before}%`), [before])

  const slide = (to: number) => {
    if (slider.current) slider.current.value = String(to)
    setBefore(to)
  }
  const choose = (projectIndex: number, pairIndex: number) => {
    const figure = comparison()
    const next = projects[projectIndex]
    const pair = next?.pairs[pairIndex]
    if (!figure || !pair) return
    showPair(figure, pair, next.name, next.place)
    setChosen({ project: projectIndex, pair: pairIndex })
    slide(50)
  }

  return (
    <>
      <div className={css.slider}>
        <input
          ref={slider}
          type="range"
          min="0"
          max="100"
          defaultValue="50"
          autoComplete="off"
          aria-label={`Compare before and after, ${project?.name}`}
          aria-valuetext={`${before}% before`}
          onInput={({ currentTarget }) => setBefore(Number(currentTarget.value))}
          onPointerDown={() => {
            touched.current = before
          }}
          onPointerCancel={() => slide(touched.current)}
        />
        <div className={css.handle}>
          <span>
            <Glyph path={drag} />
          </span>
        </div>
      </div>
      <div className={css.rooms} role="group" aria-label="Choose a room">
        {project?.pairs.map((pair, index) => (
          <button
            type="button"
            key={pair[1]}
            aria-pressed={index === chosen.pair}
            onClick={() => choose(chosen.project, index)}
          >
            {`Room ${index + 1}`}
          </button>
        ))}
      </div>
      <div className={css.thumbnails} role="group" aria-label="Choose a project to compare">
        {projects.map(({ name, thumbnail }, index) => (
          <button type="button" key={name} aria-pressed={index === chosen.project} onClick={() => choose(index, 0)}>
            <img src={thumbnail} alt={`Compare ${name}`} loading="lazy" />
          </button>
        ))}
      </div>
    </>
  )
}
