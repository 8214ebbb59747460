import type { IconName } from '../../model/icons.ts'
import * as css from './Icon.module.css'

/** An icon of the page's IconSheet: for islands, as Icon carries every path. */
export function SheetIcon({ name, go }: { name: IconName; go?: boolean }) {
  return (
    <svg className={go ? `${css.icon} ${css.go}` : css.icon} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
