import { setImmediate } from 'node:timers/promises'
import type { Problem } from '../../src/model/problem.ts'
import { routeFile } from '../../src/model/routes.ts'
import { Places } from '../content/places.ts'
import { publicFiles } from '../content/publicFiles.ts'
import { Claims } from '../dist/claims.ts'
import { siteFiles } from '../feeds/files.ts'
import { Check } from '../pages/check.ts'
import { toDocument } from '../pages/document.ts'
import { drawingsOf } from '../pages/drawings.ts'
import { type Facts, factsOf } from '../pages/facts.ts'
import { resourcesOf } from '../pages/model.ts'
import { pageKeys } from '../pages/pageKey.ts'
import type { State } from './liveSite.ts'

interface Seen {
  readonly facts: Facts
  readonly pictures: readonly string[]
}

/**
 * What a build says of the whole site: links that lead nowhere, addresses that are made twice. In dev it is found beside
 * the serving of pages, a page at a time, and what has not changed is not looked at again.
 */
export class SiteCheck {
  private seen = new Map<string, Seen>()

  constructor(private readonly root: string) {}

  /** Every problem of a state; undefined when `isOld` says in between that there is another one. */
  async problems(state: State, isOld: () => boolean): Promise<readonly Problem[] | undefined> {
    const { site, addresses, content, code, pages } = state
    const check = new Check(site.settings.base, site.settings.url)
    const claims = new Claims()
    const keyOf = pageKeys(site, code.digest, state.pictures.summary)
    const seen = new Map<string, Seen>()
    const pictures: string[] = []
    for (const page of pages.values()) {
      const key = keyOf(page)
      const known = this.seen.get(key) ?? this.look(state, page)
      seen.set(key, known)
      pictures.push(...known.pictures)
      const file = routeFile(page.route)
      claims.claim(file, page.file)
      check.addPage(file, known.facts, 0, page.file)
      await setImmediate()
      if (isOld()) return undefined
    }
    this.seen = seen
    for (const { file, source } of this.otherFiles(state)) claims.claim(file, source)
    const places = new Places(this.root)
    const files = new Set([...claims.files, ...pictures])
    return [...claims.problems, ...check.finish(files, places.ofLinks(content, addresses))]
  }

  private look(state: State, page: Parameters<typeof toDocument>[0]): Seen {
    const { html } = toDocument(
      page,
      state.code.pages.render(page, state.site, resourcesOf(state, state.code)),
      state.parts,
    )
    const pictures = [...html.matchAll(/(?:images|cards)\/[\w.-]+\.\w+/g)].map(([file]) => file)
    return structuredClone({ facts: factsOf(html), pictures: pictures.filter((file) => state.pictures.has(file)) })
  }

  private otherFiles({ site, addresses, code, icons, content }: State): { file: string; source: string }[] {
    const swatches = code.pages.swatchFiles(site)
    const made = siteFiles({ site, addresses, pages: [], feedHtml: () => '', swatches })
    const scripts = Object.keys(code.assets).map((file) => ({ file, source: 'src' }))
    const drawn = [...icons.keys(), drawingsOf(code, site.brand)[0]].map((file) => ({
      file,
      source: content.brand.file,
    }))
    const copied = publicFiles(this.root).value.map((file) => ({ file, source: `public/${file}` }))
    return [...made, ...scripts, ...drawn, ...copied]
  }
}
