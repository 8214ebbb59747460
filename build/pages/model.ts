import type { Resources } from '../../src/components/resources.ts'
import type { Content } from '../../src/model/content.ts'
import { pictureUses } from '../../src/model/pictureUses.ts'
import { type Addresses, addresses } from '../../src/model/routes.ts'
import { type Site, toSite } from '../../src/model/site.ts'
import type { Cache } from '../cache/cache.ts'
import type { Inputs } from '../cache/inputs.ts'
import type { Code } from '../code/code.ts'
import { type Icons, makeIcons } from '../pictures/icons.ts'
import { Pictures } from '../pictures/pictures.ts'
import type { Result } from '../problems.ts'
import type { Parts } from './document.ts'
import { drawingsOf } from './drawings.ts'
import { PageStyles } from './style.ts'

/** All that pages need besides their code. */
export interface Model {
  readonly site: Site
  readonly addresses: Addresses
  readonly pictures: Pictures
  readonly icons: Icons
}

export interface ModelOptions {
  readonly root: string
  readonly now: string
  /** Keep what is not published yet, marked. */
  readonly drafts: boolean
  /** Overrides of the settings. */
  readonly url?: string
  readonly base?: string
  readonly cache: Cache
  readonly inputs: Inputs
}

/** Checked content into the model: the site, its addresses, and the plan of its pictures. */
export async function toModel(content: Content, options: ModelOptions): Promise<Result<Model>> {
  const { root, now, drafts, url, base, cache, inputs } = options
  const settings = { ...content.settings.data, ...(url && { url }), ...(base && { base }) }
  const overridden = { ...content, settings: { ...content.settings, data: settings } }
  const site = toSite(overridden, { now, drafts })
  const made = addresses(settings)
  const { firm } = site.value.settings
  const { colours } = site.value.brand
  const plan = { root, cache, inputs, addresses: made, firm: firm.name, colours }
  const pictures = await Pictures.plan(pictureUses(overridden, { now, drafts }), plan)
  const icons = await makeIcons({ root, cache, firm, colours })
  const value = { site: site.value, addresses: made, pictures: pictures.value, icons: icons.value }
  return { value, problems: [...site.problems, ...pictures.problems, ...icons.problems] }
}

/** What components may ask for while a page renders. */
export function resourcesOf({ site, addresses, pictures }: Model, code: Code): Resources {
  const [drawings] = drawingsOf(code, site.brand)
  return {
    ...addresses,
    asset: (file) => addresses.asset(file === 'drawings.svg' ? drawings : file),
    picture: ({ file }) => pictures.asset(file),
    card(page) {
      const picture = page.image && 'file' in page.image ? page.image.file : undefined
      return { file: pictures.card(page.name, picture, page.file), alt: page.image?.alt ?? page.name }
    },
  }
}

/** What documents are put together from. */
export async function partsOf({ site, addresses, pictures }: Model, code: Code): Promise<Parts> {
  const { endpoint, mapEmbedUrl } = site.settings.contact
  const styles = await PageStyles.from(code, site.brand)
  return { code, styles, addresses, blurs: pictures.blurs(), endpoint, mapUrl: mapEmbedUrl }
}
