import { watchEntrances } from './entrance.ts'
import { watchSlides } from './slides.ts'

/** Starts the scripts of the home page. */
export function watchHome() {
  watchEntrances()
  watchSlides()
}
