import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { WHOLE_LETTERS } from '../../src/model/schema/fields.ts'
import { tryRead } from '../cache/files.ts'
import { documents } from './documents.ts'

/** Writes a JSON Schema for each YAML file of content to .cache/schema/, where editors that read `$schema` find it. */
export function writeEditorSchemas(root: string): void {
  for (const { file, schema } of Object.values(documents)) {
    const path = join(root, '.cache/schema', file.replace('.yaml', '.json'))
    const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: takeAnyText })
    const text = `${JSON.stringify(json, null, 2)}\n`
    if (text !== tryRead(path)?.toString()) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
  }
}

/** As the build does, a number where any text will do: `postcode: 30000`. Editors cannot type half of a letter. */
function takeAnyText({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) {
  if (jsonSchema.pattern === WHOLE_LETTERS.source) delete jsonSchema.pattern
  const { type, pattern, format } = jsonSchema
  if (type === 'string' && !jsonSchema.enum && jsonSchema.const === undefined && !pattern && !format)
    Object.assign(jsonSchema, { type: ['string', 'number', 'boolean'] })
}
