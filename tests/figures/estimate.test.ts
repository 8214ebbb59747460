import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { exampleSums } from '../../src/model/example.ts'
import { figureTexts } from '../../src/model/figureTexts.ts'
import { grouped, rangeText, ringgit } from '../../src/model/money.ts'
import { type Estimate, estimateSchema } from '../../src/model/schema/estimate.ts'
import { filesIn, project } from '../helpers.ts'

/*
 * No two pages contradict each other: every price and every number of weeks is of the estimate, or a named exception, and
 * the articles that explain the estimate say its figures.
 */

const shipped = filesIn(join(project, 'content'))
  .filter((file) => /\.(md|yaml)$/.test(file) && file !== 'README.md')
  .map((file) => ({ file, text: readFileSync(join(project, 'content', file), 'utf8') }))

const teens = 'eleven twelve thirteen fourteen fifteen sixteen'
const words = `one two three four five six seven eight nine ten ${teens}`.split(' ')
const amount = String.raw`\d{1,3}(?:,\d{3})+|\d+`
const number = String.raw`\d+|${words.join('|')}`
const to = String.raw`\s?–\s?|\s(?:to|or)\s`
const PRICE = new RegExp(String.raw`RM\s?(${amount})(?:(?:${to})(?:RM\s?)?(${amount}))?(\+)?`, 'g')
const WEEKS = new RegExp(String.raw`\b(${number})(?:(?:${to})(${number}))?[\s-]weeks?\b`, 'gi')
const WEEK = new RegExp(String.raw`\bweeks?\s(${number})(?:(?:${to})(${number}))?\b`, 'gi')

/** Every price and number of weeks in a line, in one way of writing: 'RM60–100', '6–10 weeks', 'week 5', 'weeks 5–12'. */
function figuresIn(line: string): string[] {
  const digits = (written: string) => String(words.indexOf(written.toLowerCase()) + 1 || written)
  const range = (from = '', to?: string) => `${digits(from)}${to ? `–${digits(to)}` : ''}`
  return [
    ...[...line.matchAll(PRICE)].map(([, from, to, more = '']) => `RM${range(from, to)}${more}`),
    ...[...line.matchAll(WEEKS)].map(([, from, to]) => `${range(from, to)} weeks`),
    ...[...line.matchAll(WEEK)].map(([, from, to]) => `week${to ? 's' : ''} ${range(from, to)}`),
  ]
}

/** `file:line figure` of all that a file says; its comments say nothing to visitors. */
function figuresOf({ file, text }: (typeof shipped)[number]) {
  const lines = text.split('\n').map((line) => (file.endsWith('.yaml') && /^\s*#/.test(line) ? '' : line))
  return lines.flatMap((line, index) => figuresIn(line).map((figure) => ({ figure, place: `${file}:${index + 1}` })))
}

/** The figures of an estimate, and of some the id of the article that explains them. */
function knownFigures(estimate: Estimate) {
  const { levels, commercial, buffer, deposit, example, milestones } = estimate
  const { works, contingency, total, payments } = exampleSums(example, milestones)
  const rate = levels.find(({ key }) => key === example.level)?.rate ?? commercial.rate
  const rates = [rate.from * example.area, rate.to * example.area, works / example.area]
  const { rateHome = '', weeksAny } = figureTexts(estimate)
  const prices = [...levels, commercial].map(({ rate }) => ringgit(rate))
  const weeks = [...levels.map(({ weeks }) => weeks), buffer].map((range) => `${rangeText(range)} weeks`)
  const { phases } = example
  const last = Math.max(...phases.map(({ to }) => to))
  const of = (figures: readonly string[], article?: number) => figures.map((figure) => ({ figure, article }))
  return [
    ...of(prices, 6),
    ...of([ringgit(deposit.amount)], 7),
    ...of(weeks, 8),
    ...of([works, contingency, total, ...payments, ...rates].map((sum) => `RM${grouped(sum)}`)),
    ...of([rateHome, `${weeksAny} weeks`]),
    ...of(phases.filter(({ onSite }) => onSite).map(({ from, to }) => `${to - from + 1} weeks`)),
    ...of(phases.map(({ from, to }) => `weeks ${from}–${to}`)),
    ...of(Array.from({ length: last }, (_, index) => `week ${index + 1}`)),
  ]
}

/** What does not agree, once a text of a file has been changed. */
function disagreements(of = '', from = '', to = ''): string[] {
  const files = shipped.map(({ file, text }) => ({ file, text: file.includes(of) ? text.replace(from, to) : text }))
  const estimate = estimateSchema.parse(parse(files.find(({ file }) => file === 'estimate.yaml')?.text ?? ''))
  const known = knownFigures(estimate)
  const others = files.filter(({ file }) => file !== 'estimate.yaml')
  const said = new Map(others.map((each) => [each.file, figuresOf(each)]))
  const says = (file: string, figure: string) => said.get(file)?.some((each) => each.figure === figure)
  const excepted = estimate.otherFigures.flatMap(({ where, figures }) => figures.map((figure) => ({ where, figure })))
  return [
    ...[...said].flatMap(([file, all]) =>
      all.flatMap(({ figure, place }) => {
        const isKnown = known.some((each) => each.figure === figure)
        const isExcepted = excepted.some((each) => each.figure === figure && file.endsWith(each.where))
        return isKnown || isExcepted ? [] : `${place} ${figure} is no figure of estimate.yaml`
      }),
    ),
    ...known.flatMap(({ figure, article }) => {
      const owner = others.find(({ text }) => article && text.startsWith(`---\nid: ${article}\n`))
      return !owner || says(owner.file, figure) ? [] : `${owner.file} does not say ${figure} of estimate.yaml`
    }),
    ...excepted.flatMap(({ where, figure }) => {
      const saying = others.some(({ file }) => file.endsWith(where) && says(file, figure))
      return saying ? [] : `otherFigures of estimate.yaml: ${where} does not say ${figure}`
    }),
  ]
}

test('what is shipped agrees', () => expect(disagreements()).toEqual([]))

test.each([
  ['estimate', 'rate: { from: 60, to: 100 }', 'rate: { from: 60, to: 110 }', /06-\S+ does not say RM60–110/],
  ['/12-', 'RM150–300', 'RM150–320', /12-\S+:\d+ RM150–320 is no figure/],
  ['/09-', 'four weeks', 'a while', /^otherFigures .*\/09-\S+ does not say 4 weeks/],
])('whoever changes one is told of the other: in %s, %s to %s', (of, from, to, told) => {
  expect(disagreements(of, from, to)).toContainEqual(expect.stringMatching(told))
})

test('the worked example keeps to the ranges of its level', () => {
  const { text = '' } = shipped.find(({ file }) => file === 'estimate.yaml') ?? {}
  const { example, levels, milestones, contingency } = estimateSchema.parse(parse(text))
  const { works, total } = exampleSums(example, milestones)
  const { rate, weeks } = levels.find(({ key }) => key === example.level) ?? {}
  const { from, to } = example.phases.find(({ onSite }) => onSite) ?? { from: 0, to: 0 }
  const within = (value: number, range = { from: 0, to: 0 }) => value >= range.from && value <= range.to
  const kept = [within(works / example.area, rate), within(total / example.area, rate), within(to - from + 1, weeks)]
  expect([...kept, example.contingency >= contingency.from]).toEqual([true, true, true, true])
})
