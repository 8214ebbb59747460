import type { Resources } from '../../src/components/resources.ts'
import type { Published } from '../../src/model/article/articleLinks.ts'
import type { Content } from '../../src/model/content.ts'
import { MARK } from '../../src/model/firm/mark.ts'
import { DRAFT, GONE, type Problem } from '../../src/model/problem.ts'
import { type Addresses, addresses } from '../../src/model/routes.ts'
import type { Site } from '../../src/model/site.ts'
import { digestOf } from '../cache/files.ts'
import type { Workspace } from '../cache/inputs.ts'
import type { Code, LoadedRules, Rules } from '../code/code.ts'
import type { ContentReader } from '../content/content.ts'
import { Places } from '../content/places.ts'
import { type Icons, makeIcons } from '../pictures/icons.ts'
import { Pictures } from '../pictures/pictures.ts'
import { isError, type Result } from '../problems.ts'
import { PageStyles } from './style.ts'

/** Everything that pages need besides their code. */
export interface Model {
  readonly rules: Rules
  readonly content: Content
  readonly site: Site
  readonly addresses: Addresses
  readonly pictures: Pictures
  readonly icons: Icons
}

/** Reads content/ into the model. `url` and `base` override settings. Undefined when a file that pages need is unusable. */
export async function readModel(
  reader: ContentReader,
  rules: LoadedRules,
  options: Workspace & Published & { readonly url?: string; readonly base?: string },
): Promise<Result<Model | undefined>> {
  const { now, drafts, url, base } = options
  // What nobody sees yet must not hold back the rest.
  const weigh = (each: Problem): Problem =>
    drafts || !reader.drafts.has(each.file) ? each : { ...each, rule: DRAFT, warning: true }
  const { value: content, problems: read } = await reader.read(rules)
  const problems = read.map(weigh)
  if (!content) return { value: undefined, problems }
  const settings = { ...content.settings.data, ...(url && { url }), ...(base && { base }) }
  const overridden = { ...content, settings: { ...content.settings, data: settings } }
  const site = rules.toSite(overridden, { now, drafts })
  const made = addresses(settings)
  const { firm } = site.value.settings
  const { colours } = site.value.brand
  const plan = { ...options, addresses: made, firm: firm.name, mark: firm.logo ? '' : MARK, colours }
  const pictures = await Pictures.plan(rules.pictureUses(overridden, drafts), plan)
  const icons = await makeIcons(options, firm, colours)
  const value = { rules, content, site: site.value, addresses: made, pictures: pictures.value, icons: icons.value }
  const places = new Places(options.root, rules)
  const found = [...site.problems, ...pictures.problems, ...icons.problems]
  // While content has errors, a link to a missing article may merely lead to one with errors: it is not reported.
  const sure = read.some(isError) ? found.filter(({ rule }) => rule !== GONE) : found
  return { value, problems: [...problems, ...sure.map((each) => weigh(places.locate(each)))] }
}

/** Everything that documents, and the files beside them, are made from. */
export interface Parts extends Model {
  readonly code: Code
  readonly styles: PageStyles
  /** CSS rules of the blurred previews, by class name. */
  readonly blurs: ReadonlyMap<string, string>
  /** Style sheets and drawings in the firm's colours: their names in dist, and their text. */
  readonly coloured: readonly (readonly [file: string, text: string])[]
  /** What components can use while a page is rendered. */
  readonly resources: Resources
}

/** The model and its code, ready to render. */
export function toParts(model: Model, code: Code): Parts {
  const { site, addresses, pictures } = model
  const { withColours } = model.rules
  const texts = { ...code.sheets, ...code.drawings }
  const coloured = new Map(
    Object.entries<string>(texts).map(([name, text]) => [name, inAssets(name, withColours(text, site.brand))]),
  )
  const resources: Resources = {
    ...addresses,
    asset: (file) => addresses.asset(coloured.get(file)?.[0] ?? file),
    picture: (image) => pictures.asset(image),
    icon: site.settings.firm.logo && addresses.asset('favicon.svg'),
    card(page) {
      const picture = page.image && 'file' in page.image ? page.image : undefined
      return { file: pictures.card(page.name, picture, page.file), alt: page.image?.alt ?? page.name }
    },
  }
  const styles = new PageStyles((sheet) => withColours(code.css + (code.sheets[`${sheet}.css`] ?? ''), site.brand))
  return { ...model, code, styles, blurs: pictures.blurs(), coloured: [...coloured.values()], resources }
}

/** A text as a file that browsers may cache for ever: its name contains its digest. */
function inAssets(name: string, text: string): readonly [file: string, text: string] {
  const [base, ending] = name.split('.')
  return [`assets/${base}-${digestOf(text).slice(0, 8)}.${ending}`, text]
}
