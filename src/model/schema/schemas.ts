import * as z from 'zod'
import { aboutSchema } from './about.ts'
import { articleSchema } from './article.ts'
import { blogSchema } from './blog.ts'
import { brandSchema } from './brand.ts'
import { contactSchema } from './contact.ts'
import { estimateSchema } from './estimate.ts'
import { NO_LONE_SURROGATES } from './fields.ts'
import { gallerySchema } from './gallery.ts'
import { homeSchema } from './home.ts'
import { redirectsSchema } from './redirects.ts'
import { servicesSchema } from './services.ts'
import { settingsSchema } from './settings.ts'
import { wordsSchema } from './words.ts'

/** The schemas of all content files. `article` is that of front matter. */
export const schemas = {
  article: articleSchema,
  settings: settingsSchema,
  home: homeSchema,
  about: aboutSchema,
  services: servicesSchema,
  gallery: gallerySchema,
  contact: contactSchema,
  estimate: estimateSchema,
  blog: blogSchema,
  brand: brandSchema,
  words: wordsSchema,
  redirects: redirectsSchema,
}
export type Schemas = typeof schemas

/** The JSON Schema for code editors. Like the build, it accepts a number where any text will do: `postcode: 30000`. */
export function toJsonSchema(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: takeAnyText })
}

function takeAnyText({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) {
  if (jsonSchema.pattern === NO_LONE_SURROGATES.source) delete jsonSchema.pattern // nobody can type a lone surrogate
  const { type, pattern, format } = jsonSchema
  if (type === 'string' && !jsonSchema.enum && jsonSchema.const === undefined && !pattern && !format)
    Object.assign(jsonSchema, { type: ['string', 'number', 'boolean'] })
}
