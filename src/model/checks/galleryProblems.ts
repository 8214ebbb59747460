import { PICTURES_PER_PROJECT } from '../constants.ts'
import type { Content } from '../content.ts'
import { namesOf } from '../gallery/projectNames.ts'
import { firstFound, type Problem, type Unplaced } from '../problem.ts'
import type { Gallery } from '../schema/gallery.ts'
import { didYouMean } from '../text/didYouMean.ts'
import { pairProblems } from './pairProblems.ts'

type Uses = Pick<Content, 'gallery' | 'home' | 'services'>

/** Reports duplicate ids and names, unknown projects, projects with no pictures or too many, and incomplete pairs. */
export function galleryProblems(content: Uses): Problem[] {
  const { file, data } = content.gallery
  const uses = firstFound<Unplaced | Problem>(sameNames(data), unknownProjects(content), [
    ...countProblems(data),
    ...pairProblems(data),
  ])
  return [...sameIds(data), ...uses].map((problem) => ({ file, ...problem }))
}

function sameIds({ items }: Gallery): Unplaced[] {
  const ids = items.map(({ id }) => id)
  return ids.flatMap((id, index): Unplaced[] => {
    if (ids.indexOf(id) === index) return []
    const reason = `The gallery id ${id} is used twice`
    return [{ path: ['items', index, 'id'], rule: 'duplicate-id', reason, remedy: 'Give this item a unique id.' }]
  })
}

/** Compares names without case: to people, two URLs that differ only in case would be the same. */
function sameNames({ projects }: Gallery): Unplaced[] {
  const used = new Set<string>()
  return projects.flatMap((project, index) =>
    namesOf(project).flatMap((name, place): Unplaced[] => {
      const key = name.toLowerCase()
      const path = ['projects', index, place === 0 ? 'name' : 'formerly']
      const isOwn = place > 0 && key === project.name.toLowerCase()
      const [reason, remedy] = isOwn
        ? [`${JSON.stringify(name)} is the name of the project again`, 'Remove it from "formerly".']
        : [`${JSON.stringify(name)} is the name of two projects, now or formerly`, 'Give each project unique names.']
      const isFirst = !used.has(key)
      used.add(key)
      return isFirst ? [] : [{ path, rule: 'duplicate-name', reason, remedy }]
    }),
  )
}

function countProblems({ projects, items }: Gallery): Unplaced[] {
  return projects.flatMap(({ name }, index): Unplaced[] => {
    const count = items.filter(({ category }) => category === name).length
    const at = { path: ['projects', index, 'name'], rule: 'gallery-count' }
    if (count === 0) {
      const reason = `The project ${JSON.stringify(name)} has no pictures`
      const remedy = `Add items with "category: ${name}", or remove the project.`
      return [{ ...at, reason, remedy, warning: true }]
    }
    if (count <= PICTURES_PER_PROJECT) return []
    const reason = `The project ${JSON.stringify(name)} has ${count} pictures; its story has room for ${PICTURES_PER_PROJECT}`
    return [{ ...at, reason, remedy: `Keep the best ${PICTURES_PER_PROJECT} of them.` }]
  })
}

/** Reports references to projects that do not exist, wherever they are in content. */
function unknownProjects({ gallery, home, services }: Uses): Problem[] {
  const { projects } = gallery.data
  const names = projects.map(({ name }) => name)
  const uses = [
    ...gallery.data.items.map(({ category }, index) => ({ file: gallery.file, category, path: ['items', index] })),
    ...(home.data.featured?.projects ?? []).map(({ category }, index) => {
      return { file: home.file, category, path: ['featured', 'projects', index] }
    }),
    ...services.data.services.map(({ category }, index) => {
      return { file: services.file, category, path: ['services', index] }
    }),
  ]
  return uses.flatMap(({ file, category, path }): Problem[] => {
    if (category === undefined || names.includes(category)) return []
    const reason = `There is no project ${JSON.stringify(category)} in ${gallery.file}`
    const renamed = projects.find((project) => namesOf(project).includes(category))
    const remedy = renamed
      ? `It is called ${JSON.stringify(renamed.name)} now: write that name.`
      : didYouMean(category, names, `Use one of ${names.join(', ')}, or add the project.`)
    return [{ file, path: [...path, 'category'], rule: 'unknown-project', reason, remedy }]
  })
}
