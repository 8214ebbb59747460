import { MAP } from '../../model/constants.ts'
import type { Settings } from '../../model/schema/settings.ts'
import { format } from '../../model/text/format.ts'
import { useWords } from '../words.ts'
import * as css from './AreaMap.module.css'
import { placeLabels } from './labels.ts'

const COAST = 'M470 10c-30 40-70 70-76 112-8 40-40 70-70 110-30 36-70 50-110 90-40 30-90 20-130 0-30-14-50-24-84-20'
const ROADS = 'M394 122C340 170 290 180 234 186c-70 6-120 40-178 68M394 122c0 90-30 150-138 228 40 70 60 140 74 208'

/** Sketch map with the areas served, the office first. It illustrates the text list beside it. */
export function AreaMap({ areas, coast }: Pick<Settings, 'areas' | 'coast'>) {
  const label = format(useWords().areas.map, areas.length, areas[0]?.name ?? '')
  const labels = placeLabels(areas)
  return (
    <svg className={css.map} viewBox={`0 0 ${MAP.width} ${MAP.height}`} role="img" aria-label={label}>
      {coast && <path d={COAST} />}
      {coast && <path className={css.roads} d={ROADS} />}
      {areas.map((area, index) => (
        <g
          key={area.name}
          className={index === 0 ? css.office : undefined}
          transform={`translate(${area.x} ${area.y})`}
        >
          <circle r={index === 0 ? 7 : 4} />
          <text {...labels[index]}>{area.name}</text>
        </g>
      ))}
    </svg>
  )
}
