import * as drawings from './Estimate/drawings.lazy.module.css'
import { programmeOn } from './Estimate/programme.ts'
import * as questions from './Estimate/questions.lazy.module.css'
import { drawScale } from './Estimate/scale.ts'
import * as sheet from './Estimate/sheet.lazy.module.css'

/** How the answer looks: its styles, which are no part of the page, and its drawings. */
export function looks() {
  // As lazyRules.ts does it. To share these lines would be one more file for every page with either.
  const page = [...document.styleSheets].at(-1)
  const rules = [drawings.default, questions.default, sheet.default].join('')
  page?.insertRule(`@layer components{${rules}}`, page.cssRules.length)
  return { programmeOn, drawScale }
}

export type Looks = ReturnType<typeof looks>
