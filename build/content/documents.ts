import type { Documents } from '../../src/model/content.ts'
import type { Rules } from '../code/code.ts'

/** The content files other than articles, by the names of their schemas: `home` describes home.yaml. */
export function documentsOf({ article, ...schemas }: Rules['schemas']): ReadonlyMap<keyof Documents, string> {
  const names = Object.keys(schemas) as (keyof Documents)[]
  return new Map(names.map((name) => [name, name === 'settings' ? 'site.yaml' : `${name}.yaml`]))
}
