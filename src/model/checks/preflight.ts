import { isReady } from '../article/unpublished.ts'
import type { Content } from '../content.ts'
import { figureTexts } from '../estimate/figureTexts.ts'
import { pictureUses } from '../pictures/pictureUses.ts'
import { opensPage } from '../pictures/upright.ts'
import type { Problem } from '../problem.ts'
import { breadthOf } from '../text/chinese.ts'
import { documentTitle, TITLE_LENGTH } from '../text/documentTitle.ts'
import { filled, tokensOf } from '../text/tokens.ts'
import { figureFindings, type TextOf } from './figureFindings.ts'
import { namesOfSamples, samplesIn, standIns } from './samples.ts'

/**
 * All that stands between content and going live, drafts apart. Errors must be fixed, warnings reviewed. Lines are found
 * later.
 */
export function preflight(all: Content, textOf: TextOf, sizeOf: SizeOf): Problem[] {
  const content = { ...all, articles: all.articles.filter(isReady), notes: all.notes.filter(isReady) }
  return [
    ...samplesOf(content),
    ...standInsOf(content, textOf),
    ...emptyLinks(content),
    ...missingParts(content),
    ...longTexts(content),
    ...pictureFindings(content, sizeOf),
    ...figureFindings(content, textOf),
  ]
}

/** Every `sample: true`, with the keys that lead to it and the first text next to it: 'team.members: Aminah Hassan'. */
function samplesOf(content: Content): Problem[] {
  const remedy = 'Replace it with the firm’s own, and remove the line "sample: true".'
  return Object.values(content)
    .flat()
    .flatMap(({ file, data }) =>
      samplesIn(data).map(({ path, text }): Problem => {
        const names = path.filter((step) => typeof step === 'string').join('.')
        const reason = `Sample: ${[names, shortened(text)].filter(Boolean).join(': ')}`
        return { file, path: [...path, 'sample'], rule: 'sample', reason, remedy }
      }),
    )
}

/** Stand-ins in any file, marked or not. In articles, also names of people and projects marked as samples elsewhere. */
function standInsOf(content: Content, textOf: TextOf): Problem[] {
  const { settings, articles, notes, ...pages } = content
  const names = namesOfSamples(Object.values(pages).map(({ data }) => data))
  const texts = [...articles, ...notes].map(({ file }) => ({ file, names }))
  const others = [settings, ...Object.values(pages)].map(({ file }) => ({ file, names: [] }))
  return [...texts, ...others].flatMap(({ file, names }) =>
    standIns(textOf(file) ?? '', names).map(({ words, line, column }): Problem => {
      const reason = `${JSON.stringify(words)} is a sample`
      return { file, line, column, rule: 'sample', reason, remedy: 'Write the firm’s own, or remove the sentence.' }
    }),
  )
}

function emptyLinks({ settings: { file, data } }: Content): Problem[] {
  if (data.social.third?.url !== '') return []
  const reason = 'The third social link is empty: it shows as a placeholder'
  const remedy = 'Give it an address once there is one.'
  return [{ file, path: ['social', 'third'], rule: 'empty-link', reason, remedy, warning: true }]
}

function missingParts({ articles, notes }: Content): Problem[] {
  return [...articles, ...notes].flatMap(({ file, data: { metaDescription, image } }) => {
    const found: Problem[] = []
    if (!metaDescription) {
      const remedy = 'Say in 120 to 155 characters what the article answers.'
      found.push({ file, path: [], rule: 'no-description', reason: 'The article has no metaDescription', remedy })
    }
    if (!image) {
      const remedy = 'Add one under "image".'
      found.push({ file, path: [], rule: 'no-picture', reason: 'The article has no picture', remedy, warning: true })
    }
    return found
  })
}

/** Approximate number of characters of a description that search results show. */
const DESCRIPTION_LENGTH = 155

/** Titles and descriptions as search results show them: with the firm's details, and titles with its name. */
function longTexts(content: Content): Problem[] {
  const settings = content.settings.data
  const tokens = tokensOf(settings, figureTexts(content.estimate.data))
  const articles = [...content.articles, ...content.notes].map((entry) => ['article', entry] as const)
  const pages = Object.entries(content).flatMap(([name, entry]) =>
    'data' in entry && 'metaTitle' in entry.data ? [[name === 'home' ? name : 'other', entry] as const] : [],
  )
  return [...articles, ...pages].flatMap(([kind, { file, data }]) => {
    const { title, metaTitle, metaDescription } = filled(data, tokens)
    const titleKey = metaTitle === undefined ? 'title' : 'metaTitle'
    const shownTitle = documentTitle(kind, metaTitle ?? title, tokens.get('firm') ?? '')
    const tooLong = (key: string, what: string, text: string, most: number, remedy: string): Problem[] => {
      const length = breadthOf(text)
      if (length <= most) return []
      const counted = length > text.length ? ', Chinese ones counted twice' : ''
      const reason = `The ${what} has ${length} characters${counted}; search results show ${most}`
      return [{ file, path: [key], rule: `long-${what}`, reason, remedy, warning: true }]
    }
    return [
      ...tooLong(titleKey, 'title', shownTitle, TITLE_LENGTH, 'Shorten it in metaTitle.'),
      ...tooLong('metaDescription', 'description', metaDescription ?? '', DESCRIPTION_LENGTH, 'Shorten it.'),
    ]
  })
}

/** Pixels needed on common screens: heroes fill 1440 and more, upright ones a phone of 390, others half of 1440. */
const HERO_WIDTH = 1600
const UPRIGHT_WIDTH = 620
const PICTURE_WIDTH = 1000
/** The shape, width ÷ height, of a panorama: its largest file, which is 1920 px wide, is at most 768 px tall. */
const PANORAMA = 2.5

/** The size in pixels of the largest file that is made from a picture. */
type SizeOf = (file: string) => { width: number; height: number }

/** Pictures without alternative text or too small. In the body of an article, parsing has reported missing texts. */
function pictureFindings(content: Content, sizeOf: SizeOf): Problem[] {
  return pictureUses(content, true).flatMap(({ image, entry: file, path, at }): Problem[] => {
    const place = { file, ...(at ?? { path }) }
    const isTwin = path.at(-1) === 'tall'
    // Portraits, and pictures of related links, stand beside a name: pages leave out what they show.
    const isDecoration = ['authorImage', 'relatedLinks'].includes(String(path[0]))
    if (image.alt.trim() === '' && !isTwin && !at && !isDecoration) {
      const reason = 'A picture has no alternative text'
      return [{ ...place, rule: 'missing-alt', reason, remedy: 'Describe in "alt" what it shows.' }]
    }
    // Logos and portraits are small, or drawn at any size.
    if (path[0] === 'firm' || path[0] === 'authorImage') return []
    const needed = isTwin ? UPRIGHT_WIDTH : opensPage(path) ? HERO_WIDTH : PICTURE_WIDTH
    const { width, height } = sizeOf(image.file)
    if (width < needed) {
      const reason = `${image.file} is ${width} px wide; pages show it up to ${needed} px wide`
      return [{ ...place, rule: 'small-picture', reason, remedy: 'Use a larger one.', warning: true }]
    }
    if (at || width / height < PANORAMA) return []
    const reason = `${image.file} is a panorama: pages crop it, and enlarge what is left of its ${height} px`
    const remedy = 'Crop it to 16:9 or less around what matters.'
    return [{ ...place, rule: 'small-picture', reason, remedy, warning: true }]
  })
}

/** At most 60 characters of a text, in whole words. */
function shortened(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60).replace(/\s+\S*$/, '')} …` : text
}
