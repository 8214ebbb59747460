/* What the generator runs of the model as a bundle: what reads the texts of content, and processes what they say. */

export { linkResolver } from './article/articleLinks.ts'
export { preflight } from './checks/preflight.ts'
export { checkArticle, checkData } from './entries.ts'
export { withColours } from './firm/brandColours.ts'
export { pictureUses } from './pictures/pictureUses.ts'
export { schemas, toJsonSchema } from './schema/schemas.ts'
export { siteToCome, toSite } from './site.ts'
export { YamlFile } from './yaml/yamlFile.ts'
