import { markSections } from './contents.ts'
import { addShareButtons } from './shareButtons.ts'

/** What script adds to an article. */
export function watchArticle() {
  markSections()
  addShareButtons()
}
