import * as schema from '../src/model/schema.ts'

/** The files of content, and the schema of each. */
export const documents = {
  settings: { file: 'site.yaml', schema: schema.settingsSchema },
  home: { file: 'home.yaml', schema: schema.homeSchema },
  about: { file: 'about.yaml', schema: schema.aboutSchema },
  services: { file: 'services.yaml', schema: schema.servicesSchema },
  gallery: { file: 'gallery.yaml', schema: schema.gallerySchema },
  contact: { file: 'contact.yaml', schema: schema.contactSchema },
  blog: { file: 'blog.yaml', schema: schema.blogSchema },
  redirects: { file: 'redirects.yaml', schema: schema.redirectsSchema },
} as const
