import { say } from '../../model/say.ts'
import type { Settings } from '../../model/schema/settings.ts'
import { useDrawing } from '../useDrawing.ts'
import { useWords } from '../words.ts'
import * as css from './AreaMap.module.css'

/** Sketch map of the Klang Valley with the areas served; the first is the office. The text list beside it is the content. */
export function AreaMap({ areas }: { areas: Settings['areas'] }) {
  const drawing = useDrawing()
  const label = say(useWords().areas.map, areas.length, areas[0]?.name ?? '')
  return (
    <svg className={css.map} viewBox="0 0 580 610" role="img" aria-label={label}>
      <use href={drawing('coast')} />
      <use className={css.roads} href={drawing('roads')} />
      {areas.map(({ name, x, y, anchor }, index) => (
        <g key={name} className={index === 0 ? css.office : undefined} transform={`translate(${x} ${y})`}>
          <circle r={index === 0 ? 7 : 4} />
          {anchor === 'start' ? (
            <text x="14" y="5">
              {name}
            </text>
          ) : (
            <text x="-12" y="-2" textAnchor="end">
              {name}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}
