import { type IconName, icons } from '../../model/icons.ts'
import * as css from './Icon.module.css'

/** A line icon; decoration only, its meaning stands in text beside it or in a label. `go` moves it when its link is hovered. */
export function Icon({ name, go }: { name: IconName; go?: boolean }) {
  return (
    <svg className={go ? `${css.icon} ${css.go}` : css.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={icons[name]} />
    </svg>
  )
}
