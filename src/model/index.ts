/* What the generator uses from the model: the content schemas, and the functions that process valid content. */

export { linkResolver } from './articleLinks.ts'
export { withColours } from './brandColours.ts'
export { parseMarkdown } from './markdown/markdown.ts'
export { markProblems } from './markProblems.ts'
export { packArticle } from './packed.ts'
export { pictureUses } from './pictureUses.ts'
export { preflight } from './preflight.ts'
export { schemas, toJsonSchema } from './schema/schemas.ts'
export { siteToCome, toSite } from './site.ts'
export { tokenNames } from './tokens.ts'
