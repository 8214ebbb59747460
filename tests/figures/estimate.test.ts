import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { YamlFile } from '../../build/content/yamlFile.ts'
import { estimateSchema } from '../../src/model/schema/estimate.ts'
import { filesIn, project } from '../helpers.ts'
import { figureChecks, type WrittenFile } from './figureChecks.ts'
import { writtenFigures } from './writtenFigures.ts'

/* No two pages contradict each other: every price and every number of weeks is of the estimate, or a named exception. */

const shipped = filesIn(join(project, 'content'))
  .filter((file) => /\.(md|yaml)$/.test(file) && file !== 'README.md')
  .map((file) => ({ file: `content/${file}`, text: readFileSync(join(project, 'content', file), 'utf8') }))

/** `file:line` of each figure that does not agree, once some texts have been changed. */
function disagreements(change: (text: string, file: string) => string = (text) => text) {
  const files: WrittenFile[] = shipped.map(({ file, text }) => ({ file, text: change(text, file) }))
  const text = files.find(({ file }) => file === 'content/estimate.yaml')?.text ?? ''
  const source = new YamlFile(text)
  const estimate = { file: 'content/estimate.yaml', data: estimateSchema.parse(parse(text)) }
  const lineOf = (path: readonly PropertyKey[]) => source.placeOf(path).line
  return figureChecks(files, estimate, lineOf).map(({ file, line, path, reason, remedy }) => {
    return `${file}:${line ?? lineOf(path ?? [])} ${reason}. ${remedy}`
  })
}

test('what is shipped agrees', () => {
  expect(disagreements()).toEqual([])
})

describe('whoever changes one is told of the other', () => {
  test('a rate of the estimate, of the article that explains it', () => {
    const change = (text: string) => text.replace('rate: { from: 60, to: 100 }', 'rate: { from: 60, to: 110 }')
    const said = disagreements(change)
    expect(said.find((each) => each.startsWith('content/estimate.yaml:34'))).toMatch(
      /does not say RM60–110\. Change both\. content\/blog\/06-[\w-]+\.md:\d+ says RM60–100/,
    )
    expect(said.find((each) => each.startsWith('content/blog/06'))).toContain('RM60–100 is no figure of the estimate')
    expect(said.find((each) => each.startsWith('content/blog/06'))).toContain('content/estimate.yaml:34 says RM60–110')
  })

  test('weeks that another range shares', () => {
    const change = (text: string) => text.replace('weeks: { from: 2, to: 4 }', 'weeks: { from: 3, to: 4 }')
    expect(disagreements(change)).toEqual([
      expect.stringMatching(/^content\/estimate.yaml:35 .* does not say 3–4 weeks/),
    ])
  })

  test('an article, of the estimate', () => {
    const change = (text: string, file: string) =>
      file.includes('/12-') ? text.replace('RM150–300', 'RM150–320') : text
    expect(disagreements(change)).toEqual([
      expect.stringMatching(/^content\/blog\/12-[\w-]+.md:\d+ RM150–320 .* content\/estimate.yaml:\d+ says RM150–300/),
    ])
  })

  test('the worked example, of every page that tells of it', () => {
    const change = (text: string) => text.replace('sum: 31500', 'sum: 41500')
    const files = new Set(disagreements(change).map((each) => each.split(':')[0]))
    expect([...files].map((file) => file?.slice(0, 15))).toEqual(['content/blog/06', 'content/blog/18'])
  })

  test('an exception that nobody needs any more', () => {
    const change = (text: string, file: string) =>
      file.includes('/09-') ? text.replace('four weeks', 'a while') : text
    expect(disagreements(change)).toEqual([
      expect.stringContaining('09-colour-palette-tropical-light.md does not say 4 weeks'),
    ])
  })
})

test.each([
  ['RM60–100 per sq ft', ['RM60–100']],
  ['RM 1,150 to RM2,000, or RM180–250+.', ['RM1,150–2,000', 'RM180–250+']],
  [
    'It takes 6–10 weeks, a 16-week plan, eight weeks or two to four weeks.',
    ['6–10 weeks', '16 weeks', '8 weeks', '2–4 weeks'],
  ],
  ['In week four, weeks 5–12 and Week 13', ['week 4', 'weeks 5–12', 'week 13']],
  ['some weeks, a week or so, week by week, this week', []],
])('%j holds %j', (text, figures) => {
  expect(writtenFigures(text, false).map(({ figure }) => figure)).toEqual(figures)
})

test('what a comment says, no visitor reads', () => {
  expect(writtenFigures('# RM60\na: RM70 # RM80\n', true).map(({ line }) => line)).toEqual([2, 2])
})
