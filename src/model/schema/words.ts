import * as z from 'zod'
import { SCRIPT_WORDS } from '../estimate/estimateWords.ts'
import { FIELDS } from '../firm/enquiryFields.ts'
import { mainLinks } from '../routes.ts'
import { LANGUAGES } from '../text/language.ts'
import { line, list } from './fields.ts'

/** A text in which the page replaces {1} to {count} with values, all of which must appear if they are needed. */
function sentence(count: number, areNeeded = true) {
  const names = Array.from({ length: count }, (_, index) => `{${index + 1}}`)
  const others = count === 0 ? 'must be without a number in braces' : `can only fill in ${names.join(', ')}`
  return line
    .refine((text) => (text.match(/\{\s*\d+\s*\}/g) ?? []).every((name) => names.includes(name)), others)
    .refine((text) => !areNeeded || names.every((name) => text.includes(name)), `must contain ${names.join(' and ')}`)
}

const plain = sentence(0)

const words = <Key extends string>(...keys: readonly Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, plain])) as Record<Key, typeof plain>)

/** A choice in the form: what visitors read, and what links and a form service call it if that is something else. */
const choice = z
  .union([plain, z.strictObject({ label: plain, sentAs: plain })])
  .transform((written) => (typeof written === 'string' ? { label: written, sentAs: written } : written))
const choices = list(choice, 30).refine(
  (all) => new Set(all.map(({ sentAs }) => sentAs)).size === all.length,
  'must offer each choice once',
)
export type Choice = z.infer<typeof choice>

/** The interface texts that pages share, grouped by where they appear. */
export const wordsSchema = z.strictObject({
  language: z.enum(LANGUAGES),
  navigation: words(...mainLinks, ...(['menu', 'close', 'here', 'skip', 'label', 'menuLabel', 'logo'] as const)),
  quick: words('call', 'chat', 'callNumber', 'chatOn', 'label'),
  notices: words('label', 'close'),
  footer: words('links', 'about', 'gallery', 'services', 'office', 'follow').extend({
    rights: plain.regex(/^[^©]*$/, 'must be without "©" and the year, which the page writes before it'),
  }),
  home: words(
    ...(['contact', 'gallery', 'scroll', 'projects', 'total', 'week', 'statement', 'previous', 'next'] as const),
  ).extend({
    ...{ sum: sentence(2), size: sentence(1), contingency: sentence(1, false), board: sentence(1) },
    ...{ programme: sentence(2), phase: sentence(3), shortPhase: sentence(2) },
  }),
  gallery: words(
    ...(['filter', 'others', 'all', 'before', 'after', 'project', 'rooms', 'close', 'zoom', 'previous'] as const),
    ...(['next', 'size', 'weeks', 'year', 'asked', 'done', 'materials', 'ask', 'nextProject'] as const),
  ).extend({
    ...{ showing: sentence(2), showingAll: sentence(1, false), position: sentence(1), compare: sentence(1, false) },
    ...{ amount: sentence(1), room: sentence(1), plan: sentence(1, false) },
  }),
  services: words('contact', 'process', 'form', 'chat', 'spaces').extend({ week: sentence(1), weeks: sentence(1) }),
  estimate: words(
    ...SCRIPT_WORDS,
    ...(['level', 'includes', 'perArea', 'onSite', 'rates', 'area', 'unit', 'space', 'scale', 'least'] as const),
    ...(['most', 'spare', 'chat', 'form', 'sendChat', 'sendForm', 'copy', 'slider'] as const),
  ).extend({
    ...{ size: sentence(1), outside: sentence(2), one: sentence(1), choice: sentence(3), rate: sentence(1) },
    ...{ weeks: sentence(1), programme: sentence(2), keep: sentence(1), sums: sentence(1), spokenArea: sentence(1) },
  }),
  areas: z.strictObject({ map: sentence(2, false) }),
  blog: words('feed', 'articles', 'none', 'soon', 'newer', 'older', 'pages').extend({
    ...{ page: sentence(2), pageName: sentence(1) },
  }),
  article: words(
    ...(['back', 'support', 'contents', 'related', 'share', 'shareSheet', 'copy', 'copied', 'notCopied'] as const),
    ...(['unsupported', 'breadcrumb', 'tags'] as const),
  ).extend({ updated: sentence(1), minutes: sentence(1) }),
  articleDefaults: words('ctaText', 'buttonText', 'title'),
  contact: words(
    ...(['call', 'whatsApp', 'next', 'office', 'phone', 'phoneHours', 'email', 'map'] as const),
    ...(['details', 'chatNumber', 'special', 'closed'] as const),
  ),
  form: words(
    ...FIELDS,
    ...(['optional', 'choose', 'privacy', 'send', 'sending', 'label', 'trap'] as const),
    ...(['nameFault', 'emailFault', 'choiceFault', 'messageFault', 'privacyFault'] as const),
    ...(['greeting', 'ready', 'how', 'byWhatsApp', 'byEmail', 'copy', 'copied', 'notCopied'] as const),
    ...(['inWhatsApp', 'inEmail', 'inBoth', 'change', 'clear'] as const),
    ...(['again', 'failed', 'failedHelp'] as const),
  ).extend({
    ...{ subject: sentence(3, false), tooLong: sentence(1, false), thanks: sentence(1, false), sent: sentence(1) },
    ...{ spaceTypes: choices, locations: choices, projectScopes: choices },
  }),
  moved: words('title', 'link'),
  notFound: words('title', 'text', 'home', 'drawing', 'description'),
  error: words('title'),
})

export type Words = z.infer<typeof wordsSchema>
