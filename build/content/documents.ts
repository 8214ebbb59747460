import { createRequire } from 'node:module'
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

const require = createRequire(import.meta.url)

/** The schema of a file: loaded when the file has changed, since most have not. */
export function schemaOf(name: string): z.ZodType {
  return require(`../../src/model/schema/${name}.ts`)[`${name}Schema`]
}
