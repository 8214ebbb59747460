import { expect, test } from 'vitest'
import { textIn } from '../../build/cache/files.ts'
import { workspaceOf } from '../../build/cache/inputs.ts'
import { ContentReader } from '../../build/content/content.ts'
import { Places } from '../../build/content/places.ts'
import { isError } from '../../build/problems.ts'
import { article, cache, type Fixture, loadedRules, site } from '../helpers.ts'

const settings = 'content/site.yaml'
const file = 'content/blog/99.md'
const image = { file: 'images/blue.jpg', alt: 'A room.' }
const tall = { file: 'images/green.jpg' }
const elsewhere = { url: 'https://example.org/a.jpg', width: 40, height: 30, alt: 'A' }
const long = 'T'.repeat(61)
const isLong = 'The title has 61 characters; search results show 60'
const isWordy = 'The description has 156 characters; search results show 155'
const noText = 'A picture has no alternative text'
const isSmall = (width: number) => `note 10 images/blue.jpg is ${width} px wide; pages show it up to 1600 px wide`

/** What preflight finds in one file: `blocks line reason` or `note line reason`. Pictures are of this size. */
async function found(fixture: Fixture, only: string, width = 4000, height = width): Promise<string[]> {
  const { root } = fixture
  const loaded = await loadedRules()
  const { value } = await new ContentReader(workspaceOf(root, cache)).read(loaded)
  if (!value) throw new Error('The content cannot be used')
  const places = new Places(root, loaded)
  const located = loaded.preflight(value, textIn(root), () => ({ width, height })).map((each) => places.locate(each))
  return located.flatMap((each) =>
    each.file === only ? `${isError(each) ? 'blocks' : 'note'} ${each.line} ${each.reason}` : [],
  )
}

test('sample and empty settings are reported with their place; other values are not', async () => {
  const inSettings = async (...changes: [from: string | RegExp, to: string][]) => {
    const fixture = site({}, { blog: false })
    for (const [from, to] of changes) fixture.edit(settings, from, to)
    return (await found(fixture, settings)).map((finding) => finding.replace(/ \d+ /, ' '))
  }
  const sample = (is: boolean): [string, string] => ['firm:\n', `firm:\n  sample: ${is}\n`]
  const [mail, empty] = ['hello@example.com', '""']
  expect(await inSettings(['hello@batuteh.my', mail], [/https:\/\/www.youtube.com[^ ]*/, empty])).toEqual([
    `blocks "${mail}" is a sample`,
    'note The third social link is empty: it shows as a placeholder',
  ])
  expect(await inSettings(sample(true))).toEqual(['blocks Sample: firm: Batu & Teh Studio'])
  const name: [string, string] = ['name: Batu & Teh Studio', `name: ${'Seven letters, '.repeat(6)}`]
  expect(await inSettings(sample(true), name)).toEqual([`blocks Sample: firm: ${'Seven letters, '.repeat(4)}…`])
  const innocent = 'tagline: "Not a sample: true words, on a todo list"  # TODO: RM77'
  expect(await inSettings(sample(false), [/tagline: .*/, innocent], ['firm:\n', '#TODO\nfirm:\n'])).toEqual([])
})

test.each<[what: string, data: Readonly<Record<string, unknown>>, findings: string[], width?: number]>([
  ['in order', { metaTitle: 'T'.repeat(60), metaDescription: 'D'.repeat(155) }, [], 1600],
  ['that is a sample', { metaDescription: 'D.', sample: true }, ['blocks 11 Sample: A title']],
  ['without description', { metaDescription: undefined }, ['blocks 2 The article has no metaDescription']],
  ['without picture', { image: undefined }, ['note 2 The article has no picture']],
  ['with a title that results cut off', { metaTitle: long }, [`note 4 ${isLong}`]],
  ['with a description that results cut off', { metaDescription: 'D'.repeat(156) }, [`note 5 ${isWordy}`]],
  ['with a long title alone', { title: long, metaTitle: undefined }, [`note 3 ${isLong}`]],
  [
    'with a long Chinese title',
    { metaTitle: '家'.repeat(31) },
    [`note 4 ${isLong.replace('61 characters', '62 characters, Chinese ones counted twice')}`],
  ],
  ['with a long title beside another', { title: long }, []],
  ['with a picture without alternative text', { image: { ...image, alt: '' } }, [`blocks 10 ${noText}`]],
  ['with a portrait without alternative text', { authorImage: { ...image, alt: ' ' } }, []],
  ['with a small picture', {}, [isSmall(1599)], 1599],
  ['with a small portrait', { image: elsewhere, authorImage: image }, [], 300],
  ['that is a draft', { draft: true, metaDescription: undefined, title: 'TODO' }, []],
  ['with a twin that is wide enough for phones', { image: { ...image, tall } }, [isSmall(620)], 620],
  ['with a picture on another host', { image: elsewhere }, [], 1],
])('an article or a note %s', async (_, data, findings, width) => {
  for (const path of [file, 'content/blog/support/9.md'])
    expect(await found(site({ [path]: article({ image, ...data }) }, { blog: false }), path, width)).toEqual(findings)
})

test('a panorama that pages crop is reported, but not one in the body of an article, which is shown whole', async () => {
  const body = '![Ten rooms in a row.](../images/wide.jpg)\n'
  const fixture = site({ [file]: article({ image }, body) }, { blog: false })
  expect(await found(fixture, file, 1920, 640)).toEqual([
    'note 10 images/blue.jpg is a panorama: pages crop it, and enlarge what is left of its 640 px',
  ])
  expect(await found(fixture, file, 1920, 1080)).toEqual([])
})

test('a title and a description of a page that results cut off are reported', async () => {
  const about = 'content/about.yaml'
  const fixture = site({}, { blog: false })
  fixture.edit(about, /metaTitle: .*/, `metaTitle: ${long}`)
  fixture.edit(about, /metaDescription: .*/, `metaDescription: ${'D'.repeat(156)}`)
  fixture.edit('content/site.yaml', 'name: Batu & Teh Studio', 'name: "{shortName} Studio"')
  expect(await found(fixture, about)).toEqual([`note 3 ${isLong}`, `note 4 ${isWordy}`])
  fixture.edit(about, 'D'.repeat(156), `${'D'.repeat(150)} {firm}`)
  expect(await found(fixture, about)).toContain(`note 4 ${isWordy.replace('156', '168')}`)
})

test('the file of a page that code adds is measured, too', async () => {
  const loaded = await loadedRules()
  const { root } = site({}, { blog: false })
  const { value } = await new ContentReader(workspaceOf(root, cache)).read(loaded)
  if (!value) throw new Error('The content cannot be used')
  const press = { file: 'content/press.yaml', data: { ...value.about.data, metaTitle: long } }
  const findings = loaded.preflight(Object.assign(value, { press }), textIn(root), () => ({
    width: 4000,
    height: 4000,
  }))
  expect(findings.filter((each) => each.file === press.file).map(({ rule }) => rule)).toEqual(['long-title'])
})

test('weeks are found in Malay and in Chinese', async () => {
  const says = '7 hingga 8 minggu, 13周, 14个星期。2周末，15周年。\n'
  const fixture = site({ [file]: article({ image }, says) }, { blog: false })
  const weeks = (await found(fixture, file)).map((finding) => /\d+(–\d+)? weeks/.exec(finding)?.[0])
  expect(weeks).toEqual(['7–8 weeks', '13 weeks', '14 weeks'])
})

test('prices and weeks missing from the estimate are reported, but for exceptions', async () => {
  const estimate = 'content/estimate.yaml'
  const says = 'RM90–160 or RM90-160 per sq ft, here RM110, five to 9 weeks, or two weeks; RM1,200, RM1.2k in week 3.\n'
  const fixture = site({ [file]: article({ image }, says) }, { blog: false })
  fixture.edit(estimate, 'sum: 12000', 'sum: 12100') // RM110.33 per sq ft
  expect(await found(fixture, file)).toEqual([
    `note 13 RM1,200 is not a figure in ${estimate}`,
    `note 13 RM1.2k is not a figure in ${estimate}`,
    `note 13 2 weeks is not a figure in ${estimate}`,
  ])
  fixture.edit(estimate, 'otherFigures: []', `otherFigures: [{ where: 99.md, figures: [2 weeks, RM1.2k], why: So. }]`)
  fixture.edit(estimate, 'sum: 21000', 'sum: 91000')
  const odd = (sums: string) => `note 30 The costs of the example, RM${sums} per sq ft, are not those of its level,`
  const dearer = ['RM110', 'RM1,200'].map((figure) => `note 13 ${figure} is not a figure in ${estimate}`)
  expect(await found(fixture, file)).toEqual(dearer)
  expect(await found(fixture, estimate)).toEqual([`${odd('344–378')} RM90–160`])
  // Phases on site count together, and a shop has a rate of its own.
  fixture.edit(estimate, 'sum: 91000', 'sum: 21000')
  const phases = 'from: 5, to: 6, onSite: true }\n    - { step: 4, name: Paint, from: 7, to: 10, onSite'
  fixture.edit(estimate, 'from: 5, to: 10, onSite', phases)
  expect(await found(fixture, estimate)).toEqual([])
  fixture.edit(estimate, 'space: landed', 'space: shop')
  expect(await found(fixture, estimate)).toEqual([`${odd('110–121')} RM120–280`])
  fixture.edit(estimate, 'space: shop', 'space: landed')
  fixture.edit(estimate, /, onSite: true/g, '')
  expect(await found(fixture, estimate)).toEqual([])
  // What is not shown contradicts nothing.
  fixture.edit(estimate, /^/, 'shown: false\n')
  fixture.edit(file, 'two weeks', '{rateLight}')
  const price = 'note 13 {rateLight} shows a price, although the estimate is not shown'
  expect([await found(fixture, file), await found(fixture, estimate)]).toEqual([[price], []])
})

test('a level that costs or takes less than the one before it is reported', async () => {
  const estimate = 'content/estimate.yaml'
  const fixture = site({}, { blog: false })
  fixture.edit(estimate, 'from: 160, to: 240', 'from: 16, to: 24')
  fixture.edit(estimate, 'from: 10, to: 18', 'from: 1, to: 1')
  expect(await found(fixture, estimate)).toEqual([
    'note 18 "Full" has less under "rate" than "Medium", the level before it',
    'note 18 "Full" has less under "weeks" than "Medium", the level before it',
  ])
})

test('shares of payments and a range to set aside are compared, too, but no other percentage', async () => {
  const says = 'Pay 20/50/30% or 30/30/40%. Keep 5-15% or 10% to 20%, 7% or 1/2; fall 0.5–1% (https://a.my/1-05%20x).\n'
  const fixture = site({ [file]: article({ image }, says) }, { blog: false })
  const strangers = ['30/30/40%', '10–20%'].map(
    (figure) => `note 13 ${figure} is not a figure in content/estimate.yaml`,
  )
  expect(await found(fixture, file)).toEqual(strangers)
})

test('pictures beside the text may be smaller than those across the page', async () => {
  const sizes = async (width: number) => found(site({}, { blog: false }), 'content/gallery.yaml', width)
  expect(await sizes(1600)).toEqual([])
  const logo = site({ 'content/images/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' }, { blog: false })
  logo.edit('content/site.yaml', 'firm:', 'firm:\n  logo: { file: images/logo.svg, alt: A teapot }')
  expect((await found(logo, 'content/site.yaml', 300)).filter((each) => each.includes('logo'))).toEqual([])
  expect(await sizes(1599)).toEqual([expect.stringMatching(/^note 6 images\/wide\.jpg is 1599 px wide;/)])
  expect(await sizes(999)).toHaveLength(1 + 40 + 1)
  const twice = 'A.\n\n![A](images/blue.jpg)\n\nB.\n\n![B](images/blue.jpg)\n'
  const between = await found(site({ [file]: article({ image: elsewhere }, twice) }, { blog: false }), file, 999)
  const isSmaller = 'images/blue.jpg is 999 px wide; pages show it up to 1000 px wide'
  expect(between).toEqual([`note 15 ${isSmaller}`, `note 19 ${isSmaller}`])
})
