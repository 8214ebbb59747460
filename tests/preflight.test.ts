import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readContent } from '../build/content.ts'
import { preflight } from '../build/preflight.ts'
import { report } from '../build/problems.ts'
import { Records } from '../build/records.ts'
import { article, type Fixture, site } from './helpers.ts'

const settings = 'content/site.yaml'
const file = 'content/blog/99.md'
const image = { file: 'images/blog/blog-1.jpg', alt: 'A room.' }

/** What preflight finds in one file, as `blocks line what` or `note line what`. Pictures are `width` pixels wide. */
function found(fixture: Fixture, only: string, width = 4000): string[] {
  const { value, problems } = readContent(fixture.root, new Records(join(fixture.root, '.cache')))
  if (!value.source) throw new Error(report(problems))
  const findings = preflight(value.source, value, () => width)
  return findings.flatMap(({ file, line, what, blocks }) =>
    file === only ? `${blocks ? 'blocks' : 'note'} ${line} ${what}` : [],
  )
}

/** What preflight finds in an article; no other articles than this. */
function inArticle(data: Readonly<Record<string, unknown>>, width?: number): string[] {
  return found(site({ [file]: article({ image, ...data }) }, { blog: false }), file, width)
}

/** A site whose settings are changed by replacing text, which must be there. */
function withSettings(...changes: [from: string | RegExp, to: string][]): Fixture {
  const fixture = site({}, { blog: false })
  const text = changes.reduce((text, [from, to]) => {
    expect(text).toMatch(from)
    return text.replaceAll(from, to)
  }, fixture.read(settings))
  fixture.write({ [settings]: text })
  return fixture
}

/** The line of the settings that begins with a text. */
function lineOf({ read }: Fixture, start: string): number {
  return (
    read(settings)
      .split('\n')
      .findIndex((line) => line.trim().startsWith(start)) + 1
  )
}

const ofItsOwn: [from: string | RegExp, to: string][] = [
  [/^ *sample: true\n/gm, ''],
  ['https://www.example.com', 'https://www.seriruang.my'],
  ['+60 3-0000 0000', '+60 3-2282 1140'],
  ['+60 12-000 0000', '+60 12-318 4420'],
  ['hello@example.com', 'hello@seriruang.my'],
  ['Suite 0-0, Jalan Contoh', 'Suite 3-2, Jalan Telawi'],
  ['seriruang.example', 'seriruang'],
  [/^ {4}url: ""$/gm, '    url: https://www.youtube.com/@seriruang'],
]

describe('the settings', () => {
  test('as they come are full of stand-ins, each told with its line', () => {
    const fixture = site({}, { blog: false })
    const told = found(fixture, settings).filter((each) => !each.includes('Sample: '))
    expect(told).toEqual([
      `blocks ${lineOf(fixture, 'url:')} The public address is still https://www.example.com`,
      `blocks ${lineOf(fixture, 'phone:')} The phone number +60 3-0000 0000 is a sample`,
      `blocks ${lineOf(fixture, 'mobile:')} The chat number +60 12-000 0000 is a sample`,
      `blocks ${lineOf(fixture, 'email:')} The e-mail address hello@example.com is a sample`,
      `blocks ${lineOf(fixture, 'street:')} The address Suite 0-0, Jalan Contoh is a sample`,
      `blocks ${lineOf(fixture, 'instagram:')} The Instagram address is a sample`,
      `blocks ${lineOf(fixture, 'facebook:')} The Facebook address is a sample`,
      `note ${lineOf(fixture, 'third:')} The third social link is empty: it shows as a placeholder`,
    ])
  })

  test("with the firm's own details are ready", () => {
    expect(found(withSettings(...ofItsOwn), settings)).toEqual([])
  })

  test.each(ofItsOwn.slice(1).map(([from]) => from))('with %s left in them are not', (left) => {
    expect(found(withSettings(...ofItsOwn.filter(([from]) => from !== left)), settings)).not.toEqual([])
  })
})

describe('samples', () => {
  test('are told with their line, the way to them, and the text beside them', () => {
    const fixture = withSettings(...ofItsOwn)
    const text = fixture.read(settings)
    fixture.write({ [settings]: text.replace('firm:\n', 'firm:\n  sample: true\n') })
    expect(found(fixture, settings)).toEqual([
      `blocks ${lineOf(fixture, 'sample:')} Sample: firm: Seri Ruang Interiors`,
    ])
  })

  test('that are false, or words in a text, are none', () => {
    const words = 'tagline: "Not a sample: true words"'
    const fixture = withSettings(...ofItsOwn, ['firm:\n', 'firm:\n  sample: false\n'], [/tagline: .*/g, words])
    expect(found(fixture, settings)).toEqual([])
  })

  test('stand in articles, too', () => {
    expect(inArticle({ metaDescription: 'D.', sample: true })).toEqual(['blocks 11 Sample: A title'])
  })
})

describe('an article', () => {
  test('without description or picture is told at its first line', () => {
    expect(inArticle({ metaDescription: undefined, image: undefined })).toEqual([
      'blocks 1 The article has no metaDescription',
      'note 1 The article has no picture',
    ])
  })

  test('with a title or description that results cut off is a note at that line', () => {
    expect(inArticle({ metaTitle: 'T'.repeat(61), metaDescription: 'D'.repeat(156) })).toEqual([
      'note 4 The title has 61 characters; results show 60',
      'note 5 The description has 156 characters; results show 155',
    ])
    expect(inArticle({ metaTitle: 'T'.repeat(60), metaDescription: 'D'.repeat(155) })).toEqual([])
  })

  test('without a title of its own for results shows its title there', () => {
    const title = 'T'.repeat(61)
    expect(inArticle({ title, metaTitle: undefined })).toEqual(['note 3 The title has 61 characters; results show 60'])
    expect(inArticle({ title })).toEqual([])
  })

  test('with a picture without alternative text cannot go live', () => {
    const author = { file: 'images/blog/blog-2.jpg', alt: ' ' }
    expect(inArticle({ image: { ...image, alt: '' }, authorImage: author })).toEqual([
      'blocks 10 A picture has no alternative text',
      'blocks 11 A picture has no alternative text',
    ])
  })

  test('with a picture that is smaller than it is shown is a note, unless it is on another host', () => {
    const small = 'note 10 images/blog/blog-1.jpg is 1599 px wide; it is shown at up to 1600'
    expect([inArticle({}, 1599), inArticle({}, 1600)]).toEqual([[small], []])
    const remote = { url: 'https://example.org/a.jpg', width: 40, height: 30, alt: 'A' }
    expect(inArticle({ image: remote }, 1)).toEqual([])
  })

  test('in the folder of support notes is looked at, too', () => {
    const note = 'content/blog/support/9.md'
    const fixture = site({ [note]: article({ metaDescription: undefined, image }) }, { blog: false })
    expect(found(fixture, note)).toEqual(['blocks 1 The article has no metaDescription'])
  })
})

test('pictures beside the text may be smaller than those across the page', () => {
  const widths = (width: number) => found(site({}, { blog: false }), 'content/gallery.yaml', width).filter(isSize)
  expect(widths(1599).map((each) => each.replace(/^note \d+/, ''))).toEqual([
    expect.stringMatching(/^ images\/\S+ is 1599 px wide; it is shown at up to 1600$/),
  ])
  expect(widths(1000)).toHaveLength(1)
  expect(widths(999).length).toBeGreaterThan(40)
})

test('findings stand in the order of files and lines', () => {
  const fixture = site({ [file]: article({ metaDescription: undefined }) })
  const { value } = readContent(fixture.root, new Records(join(fixture.root, '.cache')))
  const findings = value.source ? preflight(value.source, value, () => 1) : []
  const places = findings.map(({ file, line }) => `${file}:${String(line).padStart(4, '0')}`)
  expect(places.length).toBeGreaterThan(50)
  expect(places).toEqual([...places].sort())
})

function isSize(finding: string): boolean {
  return finding.includes(' px wide')
}
