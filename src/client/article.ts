import { markSections } from './contents.ts'
import { addShareButtons } from './shareButtons.ts'

/** Starts the scripts of an article page. */
export function watchArticle() {
  markSections()
  addShareButtons()
}
