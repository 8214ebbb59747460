import { setImmediate } from 'node:timers/promises'
import type { Problem } from '../../src/model/problem.ts'
import { routeFile } from '../../src/model/routes.ts'
import { publicFiles } from '../content/publicFiles.ts'
import { Places } from '../content/yamlFile.ts'
import { Claims } from '../dist/claims.ts'
import { siteFiles } from '../feeds/files.ts'
import { Check } from '../pages/check.ts'
import { pageKeys, render, type Said } from '../pages/render.ts'
import type { State } from './liveSite.ts'

/**
 * What a build says of the whole site: links that lead nowhere, addresses that are made twice. In dev it is found beside
 * the serving of pages, a page at a time, and what has not changed is not looked at again.
 */
export class SiteCheck {
  private seen = new Map<string, Said>()

  constructor(private readonly root: string) {}

  /** Every problem of a state; undefined when `isOld` says in between that there is another one. */
  async problems(state: State, isOld: () => boolean): Promise<readonly Problem[] | undefined> {
    const { site, addresses, content, code, pages } = state
    const check = new Check(site.settings.base, site.settings.url)
    const claims = new Claims()
    const keyOf = pageKeys(site, code.digest, state.pictures.summary)
    const seen = new Map<string, Said>()
    for (const page of pages.values()) {
      const key = keyOf(page)
      const said = this.seen.get(key) ?? render(page, state).said
      seen.set(key, said)
      const file = routeFile(page.route)
      claims.claim(file, page.file)
      check.addPage(file, said.facts, 0, page.file)
      await setImmediate()
      if (isOld()) return undefined
    }
    this.seen = seen
    for (const { file, source } of siteFiles(state, [])) claims.claim(file, source)
    for (const file of publicFiles(this.root).value) claims.claim(file, `public/${file}`)
    const pictures = [...seen.values()].flatMap((said) => said.pictures)
    const places = new Places(this.root)
    return [
      ...claims.problems,
      ...check.finish(new Set([...claims.files, ...pictures]), places.ofLinks(content, addresses)),
    ]
  }
}
