import { aboutSchema } from '../../src/model/schema/about.ts'
import { blogSchema } from '../../src/model/schema/blog.ts'
import { brandSchema } from '../../src/model/schema/brand.ts'
import { contactSchema } from '../../src/model/schema/contact.ts'
import { estimateSchema } from '../../src/model/schema/estimate.ts'
import { gallerySchema } from '../../src/model/schema/gallery.ts'
import { homeSchema } from '../../src/model/schema/home.ts'
import { redirectsSchema } from '../../src/model/schema/redirects.ts'
import { servicesSchema } from '../../src/model/schema/services.ts'
import { settingsSchema } from '../../src/model/schema/settings.ts'
import { wordsSchema } from '../../src/model/schema/words.ts'

/** The files of content, and the schema of each. */
export const documents = {
  settings: { file: 'site.yaml', schema: settingsSchema },
  home: { file: 'home.yaml', schema: homeSchema },
  about: { file: 'about.yaml', schema: aboutSchema },
  services: { file: 'services.yaml', schema: servicesSchema },
  gallery: { file: 'gallery.yaml', schema: gallerySchema },
  contact: { file: 'contact.yaml', schema: contactSchema },
  estimate: { file: 'estimate.yaml', schema: estimateSchema },
  blog: { file: 'blog.yaml', schema: blogSchema },
  brand: { file: 'brand.yaml', schema: brandSchema },
  words: { file: 'words.yaml', schema: wordsSchema },
  redirects: { file: 'redirects.yaml', schema: redirectsSchema },
} as const
