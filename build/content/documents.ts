import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Documents } from '../../src/model/content.ts'
import type { Rules } from '../code/code.ts'

/** The content files other than articles, by the names of their schemas: `home` describes home.yaml. */
export function documentsOf({ article, ...schemas }: Rules['schemas']): ReadonlyMap<keyof Documents, string> {
  const names = Object.keys(schemas) as (keyof Documents)[]
  return new Map(names.map((name) => [name, name === 'settings' ? 'site.yaml' : `${name}.yaml`]))
}

/** Writes a JSON Schema for each YAML content file to .cache/schema/, for editors that support `$schema` comments. */
export function writeEditorSchemas(root: string, { schemas, toJsonSchema }: Rules): void {
  const folder = join(root, '.cache/schema')
  mkdirSync(folder, { recursive: true })
  for (const [name, file] of documentsOf(schemas))
    writeFileSync(join(folder, file.replace('.yaml', '.json')), JSON.stringify(toJsonSchema(schemas[name])))
}
