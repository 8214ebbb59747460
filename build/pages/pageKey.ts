import { hash } from 'node:crypto'
import type { ReactElement } from 'react'
import type { Page } from '../../src/model/page.ts'
import type { Site } from '../../src/model/site.ts'
import { cacheKey } from '../cache/cache.ts'
import { generatorFingerprint } from '../cache/inputs.ts'

/**
 * Makes cache keys of pages. A page is a pure function of what it carries (its properties, and those of the elements of its
 * body), of what every page shows, and of the code: its key digests just that, so that nobody has to declare it.
 */
export function pageKeys(site: Site, code: string, pictures: unknown): (page: Page) => string {
  const { articles, notes, ...shared } = site
  const everywhere = cacheKey(generatorFingerprint(), code, shared, pictures)
  // Settings and the like are in there, and an article stands on its own page and on others: each is digested once.
  const digests = new Map<unknown, string>(
    Object.entries({ ...shared, ...site.settings }).map(([name, part]) => [part, name]),
  )
  const toData = (_: string, value: unknown): unknown => {
    if (typeof value === 'function')
      throw new TypeError(`A page carries the function ${value.name}, which cannot be digested`)
    if (typeof value !== 'object' || value === null) return value
    if (isElement(value)) return { type: nameOf(value.type), key: value.key, props: value.props }
    if (isArticle(value) && !digests.has(value)) digests.set(value, hash('sha256', JSON.stringify(value)))
    return digests.get(value) ?? value
  }
  return (page) => cacheKey(everywhere, JSON.stringify(page, toData))
}

function isElement(value: object): value is ReactElement {
  return '$$typeof' in value
}

function isArticle(value: object): boolean {
  return 'blocks' in value && 'excerpt' in value
}

/** Which element stands here: of components the name, which is theirs alone. */
function nameOf(type: unknown): string {
  return typeof type === 'function' ? type.name : String(type)
}
