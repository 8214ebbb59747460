import type * as z from 'zod'

/** The files of content beside the articles, by the name of their schema in src/model/schema. */
export const documents = {
  settings: 'site.yaml',
  home: 'home.yaml',
  about: 'about.yaml',
  services: 'services.yaml',
  gallery: 'gallery.yaml',
  contact: 'contact.yaml',
  estimate: 'estimate.yaml',
  blog: 'blog.yaml',
  brand: 'brand.yaml',
  words: 'words.yaml',
  redirects: 'redirects.yaml',
} as const

/** The schema of a file: loaded when the file has changed, since most have not. */
export async function schemaOf(name: string): Promise<z.ZodType> {
  const { [`${name}Schema`]: schema } = await import(`../../src/model/schema/${name}.ts`)
  return schema
}
