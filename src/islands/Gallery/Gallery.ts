import { comparison } from './comparison.ts'
import { counts } from './counts.ts'
import { enlargement } from './enlargement.ts'
import { watchEntrance } from './entrance.ts'
import { filter } from './filter.ts'
import { lightbox } from './lightbox.ts'
import { nextProject } from './nextProject.ts'
import { position } from './position.ts'
import { projectChats } from './projectChats.ts'
import { phrasesOf } from './words.ts'

/**
 * Starts the gallery: filtering without a page load, what follows the filter, the lightbox. All of it enhances static
 * markup (pages/Gallery/Projects.tsx), so it is not a component and lives as long as its page.
 */
export function start(gallery: Element) {
  const phrase = phrasesOf(gallery as HTMLElement)
  // Each of these returns a function that is told which project shows, numbered from 1; 0 means the whole gallery.
  const parts = [comparison, position, counts, nextProject, projectChats, enlargement]
  const followers = parts.flatMap((part) => attempt(() => part(gallery, phrase)) ?? [])
  attempt(() =>
    filter(gallery, (project) => {
      for (const follow of followers) follow(project)
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
