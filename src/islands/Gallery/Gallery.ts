import { comparison } from './comparison.ts'
import { watchEntrance } from './entrance.ts'
import { filter } from './filter.ts'
import { lightbox } from './lightbox.ts'
import { nextProject } from './nextProject.ts'
import { position } from './position.ts'
import { phrasesOf } from './words.ts'

/**
 * Starts the gallery: filtering without a page load, the comparison, the lightbox. All of it enhances static markup
 * (pages/Gallery/Projects.tsx), so it is not a component and lives as long as its page.
 */
export function start(gallery: Element) {
  const phrase = phrasesOf(gallery as HTMLElement)
  const show = attempt(() => comparison(gallery, phrase))
  const restart = attempt(() => position(gallery, phrase))
  const lead = attempt(() => nextProject(gallery, phrase))
  attempt(() =>
    filter(gallery, phrase, (project) => {
      show?.(project)
      restart?.()
      lead?.(project)
    }),
  )
  attempt(() => lightbox(gallery, phrase))
  attempt(() => watchEntrance(gallery))
}

/** Isolates a part: one that fails does not stop the others. */
function attempt<Result>(part: () => Result): Result | undefined {
  try {
    return part()
  } catch (error) {
    console.error(error)
    return undefined
  }
}
