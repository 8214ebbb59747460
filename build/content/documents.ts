import type { Documents } from '../../src/model/content.ts'

/** The content files other than articles, by the names of their schemas. */
export const documents: Readonly<Record<keyof Documents, string>> = {
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
}
