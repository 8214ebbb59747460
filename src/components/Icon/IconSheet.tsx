import { type IconName, icons } from '../../model/icons.ts'

/** Icons for an island, drawn once on its page: their paths weigh nothing in its script. */
export function IconSheet({ names }: { names: readonly IconName[] }) {
  return (
    <svg width="0" height="0" aria-hidden="true">
      {names.map((name) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <path d={icons[name]} />
        </symbol>
      ))}
    </svg>
  )
}
