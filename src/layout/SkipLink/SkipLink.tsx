import * as css from './SkipLink.module.css'

/** The first stop of the keyboard: past the header. */
export function SkipLink() {
  return (
    <a className={css.skip} href="#main">
      Skip to content
    </a>
  )
}
