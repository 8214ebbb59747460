import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { documents } from './documents.ts'
import { tryRead } from './inputs.ts'

/** Writes a JSON Schema for each YAML file of content to .cache/schema/, where editors that read `$schema` find it. */
export function writeJsonSchemas(root: string): void {
  for (const { file, schema } of Object.values(documents)) {
    const path = join(root, '.cache/schema', file.replace('.yaml', '.json'))
    const text = `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), null, 2)}\n`
    if (text !== tryRead(path)?.toString()) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
  }
}
