import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { WHOLE_LETTERS } from '../../src/model/schema/fields.ts'
import { tryRead } from '../cache/files.ts'
import { documents, schemaOf } from './documents.ts'

/** Writes a JSON Schema for each YAML file of content to .cache/schema/, where editors that read `$schema` find it. */
export async function writeEditorSchemas(root: string): Promise<void> {
  const folder = join(root, '.cache/schema')
  mkdirSync(folder, { recursive: true })
  for (const [name, file] of Object.entries(documents)) {
    const schema = await schemaOf(name)
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
