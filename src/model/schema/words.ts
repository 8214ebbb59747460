import * as z from 'zod'
import { SCRIPT_WORDS } from '../estimateWords.ts'
import { line, list } from './fields.ts'

const words = <Key extends string>(...keys: readonly Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, line])) as Record<Key, typeof line>)

/** The labels of a field's choices. The form offers those that are there. */
const choices = <Key extends string>(...keys: readonly Key[]) =>
  words(...keys)
    .partial()
    .refine((labels) => Object.keys(labels).length > 0, `must have at least one of ${keys.join(', ')}`)

/** The interface texts that pages share, grouped by where they appear. */
export const wordsSchema = z.strictObject({
  $schema: z.string().optional(),
  navigation: words(
    ...(['home', 'about', 'services', 'gallery', 'blog', 'contact'] as const),
    ...(['menu', 'close', 'here', 'skip', 'label', 'menuLabel', 'logo'] as const),
  ),
  quick: words('call', 'chat', 'callNumber', 'chatOn', 'label'),
  notices: words('label', 'close'),
  footer: words('links', 'about', 'gallery', 'services', 'office', 'follow', 'rights'),
  home: words(
    ...(['contact', 'gallery', 'scroll', 'projects', 'total', 'week', 'statement', 'previous', 'next'] as const),
    ...(['sum', 'size', 'contingency', 'board', 'programme', 'phase', 'shortPhase'] as const),
  ),
  gallery: words(
    ...(['filter', 'others', 'all', 'showing', 'showingAll', 'position', 'before', 'after'] as const),
    ...(['compare', 'amount', 'project', 'rooms', 'room', 'close', 'zoom', 'previous', 'next'] as const),
    ...(['size', 'weeks', 'year', 'asked', 'done', 'plan', 'materials', 'ask', 'nextProject'] as const),
  ),
  services: words('contact', 'process', 'form', 'chat', 'week', 'weeks', 'spaces'),
  estimate: words(
    ...SCRIPT_WORDS,
    ...(['level', 'includes', 'perArea', 'size', 'onSite', 'rates', 'area', 'unit', 'space'] as const),
    ...(['scale', 'least', 'most', 'spare', 'chat', 'form', 'sendChat', 'sendForm', 'copy', 'slider'] as const),
  ),
  areas: words('map'),
  blog: words('feed', 'articles', 'none', 'soon', 'newer', 'older', 'page', 'pageName', 'pages'),
  article: words(
    ...(['back', 'support', 'updated', 'minutes', 'contents', 'related', 'share', 'shareSheet'] as const),
    ...(['copy', 'copied', 'notCopied', 'unsupported', 'breadcrumb', 'tags'] as const),
  ),
  articleDefaults: words('ctaText', 'buttonText', 'title'),
  contact: words(
    ...(['call', 'whatsApp', 'next', 'office', 'phone', 'phoneHours', 'email', 'map'] as const),
    ...(['details', 'chatNumber', 'special', 'closed'] as const),
  ),
  form: words(
    ...(['name', 'email', 'phone', 'spaceType', 'location', 'projectScope', 'message', 'optional', 'choose'] as const),
    ...(['privacy', 'send', 'sending', 'label', 'trap'] as const),
    ...(['nameFault', 'emailFault', 'choiceFault', 'messageFault', 'privacyFault'] as const),
    ...(['greeting', 'subject', 'ready', 'how', 'byWhatsApp', 'byEmail', 'copy', 'copied', 'notCopied'] as const),
    ...(['tooLong', 'inWhatsApp', 'inEmail', 'inBoth', 'change', 'clear'] as const),
    ...(['thanks', 'sent', 'again', 'failed', 'failedHelp'] as const),
  ).extend({
    spaceTypes: choices('condo', 'landed', 'office', 'retail', 'other'),
    projectScopes: choices('designOnly', 'renovation', 'fullTurnkey', 'consultation'),
    locations: list(line, 30),
  }),
  moved: words('title', 'link'),
  notFound: words('title', 'text', 'home', 'drawing', 'description'),
  error: words('title'),
})

export type Words = z.infer<typeof wordsSchema>
