import type { Content } from '../content.ts'
import { CHOICE_NAMES, CHOICES, type ChoiceName } from '../firm/enquiryFields.ts'
import { namesOf } from '../gallery/projectNames.ts'
import type { Problem, Unplaced } from '../problem.ts'
import { routes } from '../routes.ts'
import { didYouMean } from '../text/didYouMean.ts'
import { textsIn } from '../text/tokens.ts'

/** What a page offers to choose from, by the name of the field or the parameter in links, and which file lists it. */
interface Offer {
  readonly by: string
  readonly file: string
  readonly choices: Readonly<Record<string, readonly string[]>>
}

/** The contact form. Its choices are named as they are sent (`sentAs`). */
function formIn({ words: { file, data } }: Pick<Content, 'words'>): Offer {
  const sent = (name: ChoiceName) => data.form[CHOICES[name]].map(({ sentAs }) => sentAs)
  return { by: 'The form', file, choices: Object.fromEntries(CHOICE_NAMES.map((name) => [name, sent(name)])) }
}

/** What pages offer, by their routes. */
export function offersIn(content: Content): ReadonlyMap<string, Offer> {
  const { gallery, estimate } = content
  const { spaces, levels } = estimate.data
  const category = gallery.data.projects.flatMap(namesOf)
  const answers = { space: spaces.map(({ key }) => key), level: levels.map(({ key }) => key) }
  return new Map([
    [routes.contact, formIn(content)],
    [routes.gallery, { by: 'The gallery', file: gallery.file, choices: { category } }],
    [routes.services, { by: 'The estimate', file: estimate.file, choices: answers }],
  ])
}

/** The problems of a link that chooses what its page does not offer. */
export function unofferedBy(url: string, offers: ReadonlyMap<string, Offer>): Unplaced[] {
  const [, route = '', query = ''] = /^([^?#]+?)\/?\?([^#]*)/.exec(url) ?? []
  const offer = offers.get(route)
  return offer ? [...new URLSearchParams(query)].flatMap(([field, choice]) => unoffered(field, choice, offer)) : []
}

/** The problem of a choice that a field does not offer. Fields without choices take anything. */
function unoffered(field: string, choice: string, { by, file, choices }: Offer): Unplaced[] {
  const offered = Object.hasOwn(choices, field) ? choices[field] : undefined
  if (!offered || !choice || offered.includes(choice)) return []
  const reason = `${by} does not offer ${JSON.stringify(choice)} as ${field}`
  const remedy = didYouMean(choice, offered, `Use one of those in ${file}: ${offered.join(', ')}.`)
  return [{ rule: 'unknown-choice', reason, remedy }]
}

/** Reports choices in pages, under the names of form fields, that the form does not offer. */
export function choiceProblems({ words, articles, notes, blog, estimate, ...others }: Content): Problem[] {
  const form = formIn({ words }) // blog.yaml chooses nothing, but a phrase of its callouts may be "location"
  return [...Object.values(others), ...(estimate.data.shown ? [estimate] : [])].flatMap(({ file, data }) =>
    textsIn(data).flatMap(([text, path]) =>
      unoffered(String(path.at(-1)), text, form).map((problem) => ({ file, path, ...problem })),
    ),
  )
}
