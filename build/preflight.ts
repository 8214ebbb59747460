import { isMap, isPair, isScalar, visit } from 'yaml'
import type { Source } from '../src/model/source.ts'
import type { Content } from './content.ts'
import type { Place } from './sourceFile.ts'

/** Something that should be looked at before the site goes live. */
export interface Finding {
  readonly file: string
  readonly line: number
  readonly what: string
  /** Whether it must be mended first. */
  readonly blocks: boolean
}

/** Width in pixels of a master. */
export type WidthOf = (file: string) => number

/** Everything that stands between the content and going live, by file and line. */
export function preflight(source: Source, content: Content, widthOf: WidthOf): Finding[] {
  const findings = [
    ...samples(content).map(({ file, line, what }) => ({ file, line, what: `Sample: ${what}`, blocks: true })),
    ...settingsFindings(source, content),
    ...articleFindings(source, content),
    ...pictureFindings(source, content, widthOf),
  ]
  return findings.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line))
}

/** A sample that still stands in for something of the firm's own. */
interface Sample extends Place {
  readonly file: string
  readonly what: string
}

/** Every `sample: true` in content, with its place and what it marks. */
function samples({ files }: Content): Sample[] {
  return [...files].flatMap(([file, source]) => {
    if (!source.text.includes('sample: true')) return []
    const found: Sample[] = []
    visit(source.document, {
      Pair(_, pair, path) {
        if (!isScalar(pair.key) || pair.key.value !== 'sample' || !isScalar(pair.value) || pair.value.value !== true)
          return
        found.push({ file, ...source.place(pair.key.range?.[0] ?? 0), what: describe(path) })
      },
    })
    return found
  })
}

/** The names on the way to a sample, and the first text beside it: 'team.members: Nadia Rahim'. */
function describe(path: readonly unknown[]): string {
  const keys = path.flatMap((node) => (isPair(node) && isScalar(node.key) ? String(node.key.value) : []))
  const parent = path.at(-1)
  const first = isMap(parent)
    ? parent.items.find(({ value }) => isScalar(value) && typeof value.value === 'string')
    : undefined
  const text = first && isScalar(first.value) ? String(first.value.value) : ''
  return [keys.join('.'), text.slice(0, 60)].filter(Boolean).join(': ')
}

function settingsFindings({ settings: { file, data } }: Source, { files }: Content): Finding[] {
  const at = (...path: string[]) => files.get(file)?.placeOf(path).line ?? 1
  const { contact, social, url } = data
  const found = [
    /example\.(com|org)/.test(url) && { line: at('url'), what: `The public address is still ${url}`, blocks: true },
    /0000 ?0000|000 0000/.test(contact.phone) && {
      line: at('contact', 'phone'),
      what: `The phone number ${contact.phone} is a sample`,
      blocks: true,
    },
    /0000 ?0000|000 0000/.test(contact.mobile) && {
      line: at('contact', 'mobile'),
      what: `The chat number ${contact.mobile} is a sample`,
      blocks: true,
    },
    /@example\./.test(contact.email) && {
      line: at('contact', 'email'),
      what: `The e-mail address ${contact.email} is a sample`,
      blocks: true,
    },
    /contoh/i.test(contact.street) && {
      line: at('contact', 'street'),
      what: `The address ${contact.street} is a sample`,
      blocks: true,
    },
    /\.example$/.test(social.instagram) && {
      line: at('social', 'instagram'),
      what: 'The Instagram address is a sample',
      blocks: true,
    },
    /\.example$/.test(social.facebook) && {
      line: at('social', 'facebook'),
      what: 'The Facebook address is a sample',
      blocks: true,
    },
    social.third.url === '' && {
      line: at('social', 'third'),
      what: 'The third social link is empty: it shows as a placeholder',
      blocks: false,
    },
  ]
  return found.flatMap((each) => (each ? { file, ...each } : []))
}

/** Lengths that search results show (title about 60 characters, description about 155). */
const TITLE_LENGTH = 60
const DESCRIPTION_LENGTH = 155

function articleFindings({ articles, notes }: Source, { files }: Content): Finding[] {
  return [...articles, ...notes].flatMap(({ file, data }) => {
    const at = (key: string) => files.get(file)?.placeOf([key]).line ?? 1
    const title = data.metaTitle ?? data.title
    const description = data.metaDescription ?? ''
    const found = [
      !description && { line: 1, what: 'The article has no metaDescription', blocks: true },
      title.length > TITLE_LENGTH && {
        line: at(data.metaTitle === undefined ? 'title' : 'metaTitle'),
        what: `The title has ${title.length} characters; results show ${TITLE_LENGTH}`,
        blocks: false,
      },
      description.length > DESCRIPTION_LENGTH && {
        line: at('metaDescription'),
        what: `The description has ${description.length} characters; results show ${DESCRIPTION_LENGTH}`,
        blocks: false,
      },
      !data.image && { line: 1, what: 'The article has no picture', blocks: false },
    ]
    return found.flatMap((each) => (each ? { file, ...each } : []))
  })
}

/** Pixels that a picture is shown at on common screens: heroes across 1440 and more, others across half of that. */
const HERO_WIDTH = 1600
const PICTURE_WIDTH = 1000

function pictureFindings(source: Source, { files }: Content, widthOf: WidthOf): Finding[] {
  const entries = [
    source.home,
    source.about,
    source.services,
    source.gallery,
    source.contact,
    ...source.articles,
    ...source.notes,
  ]
  return entries.flatMap(({ file, data }) =>
    pictures(data, []).flatMap(({ path, picture }) => {
      const line = files.get(file)?.placeOf(path).line ?? 1
      const needed = path.includes('hero') || (path.length === 1 && path[0] === 'image') ? HERO_WIDTH : PICTURE_WIDTH
      const width = picture.file === undefined ? needed : widthOf(picture.file)
      const found = [
        picture.alt.trim() === '' && { line, what: 'A picture has no alternative text', blocks: true },
        width < needed && {
          line,
          what: `${picture.file} is ${width} px wide; it is shown at up to ${needed}`,
          blocks: false,
        },
      ]
      return found.flatMap((each) => (each ? { file, ...each } : []))
    }),
  )
}

interface Found {
  readonly path: readonly PropertyKey[]
  readonly picture: { readonly alt: string; readonly file?: string }
}

function pictures(value: unknown, path: readonly PropertyKey[]): Found[] {
  if (value === null || typeof value !== 'object') return []
  if ('alt' in value && typeof value.alt === 'string') return [{ path, picture: value as Found['picture'] }]
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return keys.flatMap((key) => pictures((value as Record<PropertyKey, unknown>)[key], [...path, key]))
}
