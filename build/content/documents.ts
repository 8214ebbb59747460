import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { aboutSchema } from '../../src/model/schema/about.ts'
import { blogSchema } from '../../src/model/schema/blog.ts'
import { brandSchema } from '../../src/model/schema/brand.ts'
import { contactSchema } from '../../src/model/schema/contact.ts'
import { estimateSchema } from '../../src/model/schema/estimate.ts'
import { WHOLE_LETTERS } from '../../src/model/schema/fields.ts'
import { gallerySchema } from '../../src/model/schema/gallery.ts'
import { homeSchema } from '../../src/model/schema/home.ts'
import { redirectsSchema } from '../../src/model/schema/redirects.ts'
import { servicesSchema } from '../../src/model/schema/services.ts'
import { settingsSchema } from '../../src/model/schema/settings.ts'
import { wordsSchema } from '../../src/model/schema/words.ts'
import { tryRead } from '../cache/files.ts'

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

/** Writes a JSON Schema for each YAML file of content to .cache/schema/, where editors that read `$schema` find it. */
export function writeEditorSchemas(root: string): void {
  const folder = join(root, '.cache/schema')
  mkdirSync(folder, { recursive: true })
  for (const { file, schema } of Object.values(documents)) {
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: takeAnyText })
    const [path, text] = [join(folder, file.replace('.yaml', '.json')), `${JSON.stringify(json, null, 2)}\n`]
    if (tryRead(path)?.toString() !== text) writeFileSync(path, text)
  }
}

/** As the build does, a number where any text will do: `postcode: 30000`. Editors cannot type half of a letter. */
function takeAnyText({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) {
  if (jsonSchema.pattern === WHOLE_LETTERS.source) delete jsonSchema.pattern
  const { type, pattern, format } = jsonSchema
  if (type === 'string' && !jsonSchema.enum && jsonSchema.const === undefined && !pattern && !format)
    Object.assign(jsonSchema, { type: ['string', 'number', 'boolean'] })
}
