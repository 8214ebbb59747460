import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rules } from '../code/code.ts'
import { documentsOf } from './documents.ts'

/** Writes a JSON Schema for each YAML content file to .cache/schema/, for editors that support `$schema` comments. */
export function writeEditorSchemas(root: string, { schemas, toJsonSchema }: Rules): void {
  const folder = join(root, '.cache/schema')
  mkdirSync(folder, { recursive: true })
  for (const [name, file] of documentsOf(schemas)) {
    const text = `${JSON.stringify(toJsonSchema(schemas[name]), null, 2)}\n`
    writeFileSync(join(folder, file.replace('.yaml', '.json')), text)
  }
}
