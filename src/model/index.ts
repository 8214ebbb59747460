/* What the generator asks of the model: the schemas of content, and what is made of content that keeps to them. */

export { linkResolver } from './articleLinks.ts'
export { withColours } from './brandColours.ts'
export { parseMarkdown } from './markdown/markdown.ts'
export { kept } from './packed.ts'
export { pictureUses } from './pictureUses.ts'
export { preflight } from './preflight.ts'
export { schemas, toJsonSchema } from './schema/schemas.ts'
export { toSite } from './site.ts'
export { tokenNames } from './tokens.ts'
