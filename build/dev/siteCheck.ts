import { setImmediate } from 'node:timers/promises'
import type { Problem } from '../../src/model/problem.ts'
import { routeFile } from '../../src/model/routes.ts'
import { Places } from '../content/places.ts'
import { publicFiles } from '../content/publicFiles.ts'
import { Claims } from '../dist/claims.ts'
import { siteFiles } from '../feeds/files.ts'
import { Check } from '../pages/check.ts'
import { render } from '../pages/render.ts'
import type { State } from './liveSite.ts'

/** Runs a build's checks on the whole site, except sizes. Lets requests in after each page; undefined once `isOld`. */
export async function checkSite(root: string, state: State, isOld: () => boolean): Promise<Problem[] | undefined> {
  const check = new Check(state.site.settings)
  const claims = new Claims()
  const shown = new Set<string>()
  for (const page of state.code.pages.toPages(state.site)) {
    const { facts, pictures } = render(page, state).info
    const file = routeFile(page.route)
    claims.claim(file, page.file)
    check.addPage(file, page.file, facts)
    for (const picture of pictures) shown.add(picture)
    await setImmediate()
    if (isOld()) return undefined
  }
  for (const file of shown) claims.claim(file, 'content/images')
  for (const { file, make, source } of siteFiles(state, [])) {
    claims.claim(file, source)
    check.addFile(file, source, make)
  }
  const copied = publicFiles(root)
  for (const file of copied.value) claims.claim(file, `public/${file}`)
  const places = new Places(root, state.rules)
  const found = check.finish(claims.files, places.ofLinks(state.content, state.addresses))
  return [...copied.problems, ...claims.problems, ...found.map((each) => places.locate(each))]
}
