/* What the generator uses from the model: the functions that read the texts of content, and process what they say. */

export { linkResolver } from './articleLinks.ts'
export { withColours } from './brandColours.ts'
export { checkArticle, checkData } from './entries.ts'
export { pictureUses } from './pictureUses.ts'
export { preflight } from './preflight.ts'
export { schemas, toJsonSchema } from './schema/schemas.ts'
export { siteToCome, toSite } from './site.ts'
export { YamlFile } from './yaml/yamlFile.ts'
