import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as z from 'zod'
import { documents } from './documents.ts'

/** Writes a JSON Schema for each YAML file of content to .cache/schema/, where editors that read `$schema` find it. */
export function writeJsonSchemas(root: string): void {
  for (const { file, schema } of Object.values(documents)) {
    const path = join(root, '.cache/schema', file.replace('.yaml', '.json'))
    const text = `${JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), null, 2)}\n`
    if (text !== tryRead(path)) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
  }
}

function tryRead(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
