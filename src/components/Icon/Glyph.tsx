import * as css from './Icon.module.css'

/** Draws an icon from its path data (model/icons.ts). With `go` it moves when its link is hovered. */
export function Glyph({ path, go }: { path: string; go?: boolean }) {
  return (
    <svg className={go ? `${css.icon} ${css.go}` : css.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
