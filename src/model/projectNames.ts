import type { Gallery, GalleryProject } from './schema/gallery.ts'

/** The names of a project in addresses: the one that it has, then those that it had. */
export function namesOf({ name, formerly = [] }: Pick<GalleryProject, 'name' | 'formerly'>): string[] {
  return [name, ...[formerly].flat()]
}

/** A gallery whose texts are set, with projects called just as they are written: addresses and items say these names. */
export function namedAsWritten(gallery: Gallery, written: Gallery): Gallery {
  const projects = gallery.projects.map((project, index) => {
    const { name = project.name, formerly } = written.projects[index] ?? {}
    return { ...project, name, ...(formerly && { formerly }) }
  })
  return { ...gallery, projects }
}
