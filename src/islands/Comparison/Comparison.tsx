import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import * as choices from '../../components/Choices/Choices.module.css'
import { addRules } from '../lazyRules.ts'
import * as css from './Comparison.module.css'
import * as sliderCss from './Slider.lazy.module.css'
import { Slider } from './Slider.tsx'
import { type PairIds, showPair } from './showPair.ts'

interface ComparisonProps {
  projects: readonly Project[]
  /** Where each project stands, and its pairs. */
  rooms: readonly (readonly [place: string, pairs: readonly PairIds[]])[]
}

interface Project {
  name: string
  thumbnail: string
}

/**
 * The controls of the comparison: a slider over its pictures, and the choice of project and room. The first pair stands
 * in the page as static markup; every other is brought there from the photographs below when it is chosen.
 */
export default function Comparison({ projects, rooms }: ComparisonProps) {
  const [chosen, setChosen] = useState({ project: 0, pair: 0 })
  const [before, setBefore] = useState(50)
  const [alive, setAlive] = useState(false)
  const slider = useRef<HTMLInputElement>(null)
  const comparison = () => slider.current?.closest('figure')
  const project = projects[chosen.project]
  const [, pairs] = rooms[chosen.project] ?? []

  // The slider comes with this script: before, it could not move.
  useEffect(() => {
    addRules(sliderCss.default)
    setAlive(true)
  }, [])
  // In one frame with the handle, which the browser moves.
  useLayoutEffect(() => comparison()?.style.setProperty('--before', `${before}%`), [before])

  const choose = (projectIndex: number, pairIndex: number) => {
    const figure = comparison()
    const next = projects[projectIndex]
    const [place, pairs] = rooms[projectIndex] ?? []
    const pair = pairs?.[pairIndex]
    if (!figure || !next || !place || !pair) return
    showPair(figure, pair, next.name, place)
    setChosen({ project: projectIndex, pair: pairIndex })
    setBefore(50)
    if (slider.current) slider.current.value = '50'
  }

  return (
    <>
      {alive && <Slider input={slider} name={project?.name} before={before} onSlide={setBefore} />}
      <div className={`${choices.choices} ${css.rooms}`} role="group" aria-label="Choose a room">
        {pairs?.map((pair, index) => (
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
      <div className={`${choices.choices} ${css.thumbnails}`} role="group" aria-label="Choose a project to compare">
        {projects.map(({ name, thumbnail }, index) => (
          <button type="button" key={name} aria-pressed={index === chosen.project} onClick={() => choose(index, 0)}>
            <img src={thumbnail} alt={`Compare ${name}`} loading="lazy" />
          </button>
        ))}
      </div>
    </>
  )
}

/** What the pictures of the buttons say. */
export function readProps(root: Element) {
  const projects = [...root.querySelectorAll('img')].map((image) => ({
    name: image.alt.replace(/^Compare /, ''),
    thumbnail: image.getAttribute('src'),
  }))
  return { projects }
}
