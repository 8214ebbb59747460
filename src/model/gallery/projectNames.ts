import type { Gallery, GalleryProject } from '../schema/gallery.ts'

/** The names of a project in URLs: the current one, then former ones. */
export function namesOf({ name, formerly = [] }: Pick<GalleryProject, 'name' | 'formerly'>): string[] {
  return [name, ...[formerly].flat()]
}

/** A typeset gallery with project names restored to what was written, because URLs and items refer to those. */
export function namedAsWritten(gallery: Gallery, written: Gallery): Gallery {
  const projects = gallery.projects.map((project, index) => {
    const { name = project.name, formerly } = written.projects[index] ?? {}
    return { ...project, name, formerly }
  })
  return { ...gallery, projects }
}
