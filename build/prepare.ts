import { join } from 'node:path'
import type { Resources } from '../src/components/resources.ts'
import type { Finding } from '../src/model/finding.ts'
import { type PictureUse, pictureUses } from '../src/model/pictureUses.ts'
import { type Addresses, addresses } from '../src/model/routes.ts'
import { type Site, type SiteOptions, toSite } from '../src/model/site.ts'
import type { Source } from '../src/model/source.ts'
import type { Assembly } from './assembly.ts'
import type { PlaceOfLink } from './check.ts'
import type { Code } from './code.ts'
import { type Content, toProblem } from './content.ts'
import { Images } from './images.ts'
import { Inputs } from './inputs.ts'
import { linkPlaces } from './linkPlaces.ts'
import type { Problem, Result } from './problems.ts'
import type { BuildOptions } from './types.ts'

/** All that pages need besides their code. */
export interface Model {
  readonly site: Site
  readonly addresses: Addresses
  readonly images: Images
  readonly uses: readonly PictureUse[]
  /** A finding with its line in content. */
  readonly toProblem: (finding: Finding) => Problem
  /** Where content names a link that a page carries. */
  readonly placeOfLink: PlaceOfLink
}

/** Checked content into the model: the site, its addresses, and the plan of its pictures. */
export async function prepare(
  source: Source,
  content: Content,
  options: BuildOptions & Partial<SiteOptions>,
  inputs = new Inputs(),
): Promise<Result<Model>> {
  const { now, drafts = false, root, cache = join(root, '.cache') } = options
  const settings = {
    ...source.settings.data,
    ...(options.url && { url: options.url }),
    ...(options.base && { base: options.base }),
  }
  const overridden = { ...source, settings: { ...source.settings, data: settings } }
  const site = toSite(overridden, { now, drafts })
  const uses = pictureUses(overridden, { now, drafts })
  const made = addresses(settings)
  const images = await Images.plan(root, cache, uses, made, settings.firm.name, inputs)
  const place = (finding: Finding) => toProblem(finding, content.files)
  const placeOfLink = linkPlaces(source, content.files, made)
  const value = { site: site.value, addresses: made, images: images.value, uses, toProblem: place, placeOfLink }
  return { value, problems: [...site.problems, ...images.problems].map(place) }
}

/** What components may ask for while a page renders. */
export function resourcesOf({ addresses, images }: Model): Resources {
  return {
    ...addresses,
    picture: ({ file }) => images.asset(file),
    card(page) {
      const picture = page.image && 'file' in page.image ? page.image.file : undefined
      return { file: images.card(page.name, picture, page.file), alt: page.image?.alt ?? page.name }
    },
  }
}

/** What documents are put together from. */
export function assemblyOf({ site, addresses, images }: Model, code: Code): Assembly {
  const { endpoint, mapEmbedUrl } = site.settings.contact
  return { code, addresses, placeholders: images.placeholders(), endpoint, mapUrl: mapEmbedUrl }
}
