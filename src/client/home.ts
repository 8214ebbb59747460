import { watchEntrances } from './entrance.ts'
import { watchSlides } from './slides.ts'

/** What script adds to the home page. */
export function watchHome() {
  watchEntrances()
  watchSlides()
}
