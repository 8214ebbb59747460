import * as controlsCss from './Controls.lazy.module.css'
import { comparison } from './comparison.ts'
import { watchEntrance } from './entrance.ts'
import { filter } from './filter.ts'
import { addRules } from './lazyRules.ts'
import { lightbox } from './lightbox.ts'
import * as positionCss from './Position.lazy.module.css'
import { position } from './position.ts'
import * as viewerCss from './Viewer.lazy.module.css'
import { wordsOf } from './words.ts'

/**
 * Brings the gallery to life: the filter without loading the page anew, the comparison, the lightbox. All of it is static
 * markup (pages/Gallery/Projects.tsx) that is completed, so that this is no component, and lives as long as its page.
 */
export function bring(gallery: Element) {
  const speak = wordsOf(gallery as HTMLElement)
  for (const rules of [controlsCss.default, positionCss.default, viewerCss.default]) addRules(rules)
  const show = attempt(() => comparison(gallery, speak))
  const restart = attempt(() => position(gallery, speak))
  attempt(() =>
    filter(gallery, speak, (project) => {
      show?.(project)
      restart?.()
    }),
  )
  attempt(() => lightbox(gallery, speak))
  attempt(() => watchEntrance(gallery))
  gallery.setAttribute('data-alive', '')
}

/** Each part stands for itself: one that fails does not stop the others. */
function attempt<Result>(part: () => Result): Result | undefined {
  try {
    return part()
  } catch (error) {
    console.error(error)
    return undefined
  }
}
