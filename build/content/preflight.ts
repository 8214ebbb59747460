import { join } from 'node:path'
import { isMap, isPair, isScalar, visit } from 'yaml'
import type { Content } from '../../src/model/content.ts'
import { pictureUses } from '../../src/model/pictureUses.ts'
import type { Problem } from '../../src/model/problem.ts'
import { namesOfSamples, standIns } from '../../src/model/samples.ts'
import { filesIn, textIn } from '../cache/files.ts'
import { YamlFile } from './yamlFile.ts'

/** Width in pixels of a master. */
export type WidthOf = (file: string) => number

/**
 * Everything that stands between the content and going live: errors must be mended first, warnings should be looked at.
 * What has a path is placed by whoever reports it.
 */
export function preflight(root: string, content: Content, widthOf: WidthOf): Problem[] {
  return [
    ...samples(root),
    ...standInsOf(root, content),
    ...settingsFindings(content),
    ...articleFindings(content),
    ...pictureFindings(content, widthOf),
  ]
}

const REPLACE = 'Put the firm’s own in its place, and remove the line "sample: true".'

/** Stand-ins in the texts of pages and articles, marked or not. The firm's own details are looked at one by one. */
function standInsOf(root: string, content: Content): Problem[] {
  const { settings, articles, notes, ...pages } = content
  const names = namesOfSamples(Object.values(pages).map(({ data }) => data))
  const texts = [...articles, ...notes].map(({ file }) => ({ file, names }))
  const others = Object.values(pages).map(({ file }) => ({ file, names: [] }))
  return [...texts, ...others].flatMap(({ file, names }) =>
    standIns(textIn(root)(file) ?? '', names).map(({ words, line, column }): Problem => {
      const reason = `${JSON.stringify(words)} is a sample`
      return { file, line, column, rule: 'sample', reason, remedy: 'Write the firm’s own, or take the sentence out.' }
    }),
  )
}

/** Every `sample: true` in content, with its place and what it marks. */
function samples(root: string): Problem[] {
  const names = filesIn(join(root, 'content')).filter((name) => /\.(md|yaml)$/.test(name))
  return names.flatMap((name) => {
    const file = `content/${name}`
    const text = textIn(root)(file) ?? ''
    if (!text.includes('sample: true')) return []
    const yaml = new YamlFile(text, name.endsWith('.md'))
    const found: Problem[] = []
    visit(yaml.document, {
      Pair(_, { key, value }, path) {
        if (!isScalar(key) || key.value !== 'sample' || !isScalar(value) || value.value !== true) return
        const place = yaml.place(key.range?.[0] ?? 0)
        found.push({ file, ...place, rule: 'sample', reason: `Sample: ${describe(path)}`, remedy: REPLACE })
      },
    })
    return found
  })
}

/** The names on the way to a sample, and the first text beside it: 'team.members: Aminah Hassan'. */
function describe(path: readonly unknown[]): string {
  const keys = path.flatMap((node) => (isPair(node) && isScalar(node.key) ? String(node.key.value) : []))
  const parent = path.at(-1)
  const first = isMap(parent)
    ? parent.items.find(({ value }) => isScalar(value) && typeof value.value === 'string')
    : undefined
  const text = first && isScalar(first.value) ? String(first.value.value) : ''
  return [keys.join('.'), text.slice(0, 60)].filter(Boolean).join(': ')
}

function settingsFindings({ settings: { file, data } }: Content): Problem[] {
  const { contact, social, url } = data
  const isZeros = (number: string) => /0000 ?0000|000 0000/.test(number)
  const samples: [isSample: boolean, path: string[], what: string][] = [
    [/example\.(com|org)/.test(url), ['url'], `The public address is still ${url}`],
    [isZeros(contact.phone), ['contact', 'phone'], `The phone number ${contact.phone} is a sample`],
    [isZeros(contact.mobile), ['contact', 'mobile'], `The chat number ${contact.mobile} is a sample`],
    [/@example\./.test(contact.email), ['contact', 'email'], `The e-mail address ${contact.email} is a sample`],
    [/contoh/i.test(contact.street), ['contact', 'street'], `The address ${contact.street} is a sample`],
    [/\.example$/.test(social.instagram), ['social', 'instagram'], 'The Instagram address is a sample'],
    [/\.example$/.test(social.facebook), ['social', 'facebook'], 'The Facebook address is a sample'],
  ]
  const found = samples.flatMap(([isSample, path, reason]): Problem[] =>
    isSample ? [{ file, path, rule: 'sample', reason, remedy: 'Write the firm’s own.' }] : [],
  )
  if (social.third.url) return found
  const reason = 'The third social link is empty: it shows as a placeholder'
  const remedy = 'Give it an address once there is one.'
  return [...found, { file, path: ['social', 'third'], rule: 'empty-link', reason, remedy, warning: true }]
}

/** Lengths that search results show (title about 60 characters, description about 155). */
const TITLE_LENGTH = 60
const DESCRIPTION_LENGTH = 155

function articleFindings({ articles, notes }: Content): Problem[] {
  return [...articles, ...notes].flatMap(({ file, data }) => {
    const { title, metaTitle = title, metaDescription = '', image } = data
    const found: Problem[] = []
    const say = (path: string[], rule: string, reason: string, remedy: string, warning = true) =>
      found.push({ file, path, rule, reason, remedy, warning })
    const saying = 'Say in 120 to 155 characters what it answers.'
    if (!metaDescription) say([], 'no-description', 'The article has no metaDescription', saying, false)
    if (metaTitle.length > TITLE_LENGTH) {
      const reason = `The title has ${metaTitle.length} characters; results show ${TITLE_LENGTH}`
      say([data.metaTitle === undefined ? 'title' : 'metaTitle'], 'long-title', reason, 'Shorten it in metaTitle.')
    }
    if (metaDescription.length > DESCRIPTION_LENGTH) {
      const reason = `The description has ${metaDescription.length} characters; results show ${DESCRIPTION_LENGTH}`
      say(['metaDescription'], 'long-description', reason, 'Shorten it.')
    }
    if (!image) say([], 'no-picture', 'The article has no picture', 'Add one under "image".')
    return found
  })
}

/** Pixels that a picture is shown at on common screens: heroes across 1440 and more, others across half of that. */
const HERO_WIDTH = 1600
const PICTURE_WIDTH = 1000

function pictureFindings(content: Content, widthOf: WidthOf): Problem[] {
  return pictureUses(content, { now: '', drafts: true }).flatMap(({ image, entry: file, path }): Problem[] => {
    if (image.alt.trim() === '') {
      const reason = 'A picture has no alternative text'
      return [{ file, path, rule: 'missing-alt', reason, remedy: 'Say in "alt" what it shows.' }]
    }
    const needed = path.includes('hero') || (path.length === 1 && path[0] === 'image') ? HERO_WIDTH : PICTURE_WIDTH
    const width = widthOf(image.file)
    const reason = `${image.file} is ${width} px wide; it is shown at up to ${needed}`
    const small = { file, path, rule: 'small-picture', reason, remedy: 'Use a larger one.', warning: true }
    return width < needed ? [small] : []
  })
}
