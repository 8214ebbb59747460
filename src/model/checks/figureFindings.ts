import type { Content, Entry } from '../content.ts'
import { exampleRate, exampleSums } from '../estimate/example.ts'
import { figureTexts } from '../estimate/figureTexts.ts'
import { grouped, rangeText, ringgit, spanOf } from '../estimate/money.ts'
import type { Position } from '../position.ts'
import type { Problem } from '../problem.ts'
import type { Estimate, Range } from '../schema/estimate.ts'
import { withoutComments } from './withoutComments.ts'

export type TextOf = (file: string) => string | undefined

/**
 * Warns where pages contradict the estimate, or it contradicts itself: prices, weeks and shares that are neither its
 * figures nor listed exceptions, and levels that have less than the one before. Of an estimate that is not shown, only
 * where they show its prices.
 */
export function figureFindings({ estimate: { file, data }, ...content }: Content, textOf: TextOf): Problem[] {
  const texts = Object.values(content).flat()
  if (!data.shown) return pricesOf(texts, textOf)
  const known = knownFigures(data)
  const isExcepted = (file: string, figure: string) =>
    data.otherFigures.some(({ where, figures }) => file.endsWith(where) && figures.includes(figure))
  const warning = { rule: 'other-figure', warning: true }
  const strangers = texts.flatMap(({ file: name }) =>
    statedFigures(textOf(name) ?? '').flatMap(({ figure, ...at }) => {
      if (known.has(figure) || isExcepted(name, figure)) return []
      const remedy = 'Correct it here or there, or list it there under "otherFigures", with the reason.'
      return [{ file: name, ...at, ...warning, reason: `${figure} is not a figure in ${file}`, remedy }]
    }),
  )
  const odd = oddExample(data).map((reason) => {
    return { file, path: ['example'], ...warning, reason, remedy: 'Correct the example, or the range.' }
  })
  const falling = fallingLevels(data).map((each) => ({ file, ...warning, ...each, remedy: 'Correct one of them.' }))
  return [...strangers, ...falling, ...odd]
}

/** The tokens in content that stand for prices. */
function pricesOf(entries: readonly Entry<unknown>[], textOf: TextOf): Problem[] {
  return entries.flatMap(({ file }) =>
    withoutComments(textOf(file) ?? '').flatMap((line, index) =>
      [...line.matchAll(/\{(rate|deposit)\w*\}/g)].map(({ 0: token, index: at }): Problem => {
        const place = { file, line: index + 1, column: at + 1, rule: 'other-figure', warning: true }
        return {
          ...place,
          reason: `${token} shows a price, although the estimate is not shown`,
          remedy: 'Leave it out.',
        }
      }),
    ),
  )
}

/** Every price, number of weeks and share that content may state without being listed as an exception. */
function knownFigures(estimate: Estimate): Set<string> {
  const { levels, commercial, buffer, deposit, example, milestones } = estimate
  const { works, contingency, total, payments } = exampleSums(example, milestones)
  const rate = exampleRate(estimate)
  const rates = [...(rate ? [rate.from * example.area, rate.to * example.area] : []), works / example.area]
  const { rateHome = '', weeksAny, contingency: aside = '', milestones: shares = '' } = figureTexts(estimate)
  const { phases } = example
  const onSite = phases.filter((phase) => phase.onSite)
  return new Set([
    ...[...levels.map(({ rate }) => rate), commercial?.rate, deposit?.amount].flatMap((range) =>
      range ? ringgit(range) : [],
    ),
    ...[rateHome, `${weeksAny} weeks`, aside, shares],
    ...[...levels.map(({ weeks }) => weeks), buffer].map((range) => `${rangeText(range)} weeks`),
    ...[works, contingency, total, ...payments, ...rates].map((sum) => `RM${grouped(Math.round(sum))}`),
    ...(onSite.length > 0 ? [...onSite, spanOf(onSite)] : []).map(({ from, to }) => `${to - from + 1} weeks`),
    ...phases.map(({ from, to }) => `weeks ${from}–${to}`),
    ...Array.from({ length: Math.max(...phases.map(({ to }) => to)) }, (_, index) => `week ${index + 1}`),
  ])
}

/** A message, with its place, for each rate and number of weeks that is below that of the level before. */
function fallingLevels({ levels }: Estimate) {
  return levels.flatMap((level, index) => {
    const before = levels[index - 1]
    if (!before) return []
    return (['rate', 'weeks'] as const).flatMap((name) => {
      const reason = `"${level.label}" has less under "${name}" than "${before.label}", the level before it`
      return level[name].to < before[name].to ? { path: ['levels', index, name], reason } : []
    })
  })
}

/** A message for each part of the worked example that lies outside its range. */
function oddExample(estimate: Estimate): string[] {
  const { example, levels, milestones, contingency } = estimate
  const { works, total } = exampleSums(example, milestones)
  const rate = exampleRate(estimate)
  const weeks = levels.find(({ key }) => key === example.level)?.weeks
  const { from, to } = spanOf(example.phases.filter(({ onSite }) => onSite))
  const isOut = (range: Range, ...values: readonly number[]) =>
    values.some((value) => value < range.from || value > range.to)
  const [least, most] = [works / example.area, total / example.area]
  const onSite = to - from + 1
  const costs = ringgit({ from: Math.round(least), to: Math.round(most) })
  const odd = [
    rate &&
      isOut(rate, least, most) &&
      `costs of the example, ${costs} per sq ft, are not those of its level, ${ringgit(rate)}`,
    weeks &&
      onSite > 0 &&
      isOut(weeks, onSite) &&
      `weeks on site of the example, ${onSite}, are not those of its level, ${rangeText(weeks)}`,
    example.contingency < contingency.from && 'contingency of the example is below its range',
  ]
  return odd.flatMap((what) => (what ? `The ${what}` : []))
}

const WORDS = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
  ' ',
)
const amount = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?:k\b|\s?(?:m|million|juta)\b|\s?万)?`
const number = String.raw`\d+|${WORDS.join('|')}`
const to = String.raw`\s?[–至到-]\s?|\s(?:to|or|hingga)\s`
const PRICE = new RegExp(String.raw`RM\s?(${amount})(?:(?:${to})(?:RM\s?)?(${amount}))?(\+)?`, 'g')
const WEEKS = new RegExp(
  String.raw`\b(${number})(?:(?:${to})(${number}))?(?:[\s-](?:weeks?|minggu)\b|\s?(?:周|个?星期)(?![一二三四五六日天末年]))`,
  'gi',
)
const WEEK = new RegExp(String.raw`\b(?:weeks?|minggu)\s(${number})(?:(?:${to})(${number}))?\b`, 'gi')
const SHARES = new RegExp(String.raw`(?<![\d.,/])(\d+)(?:%?(?:${to})(\d+)|((?:/\d+)+))\s?[%％](?![0-9a-f]{2})`, 'gi')

/**
 * The figures in a file as '6–10 weeks', 'week 5', 'RM60–100' or '10/40/50%', also from Malay or Chinese. Ignores YAML
 * comments.
 */
function statedFigures(text: string): (Position & { figure: string })[] {
  const digits = (written: string) => String(WORDS.indexOf(written.toLowerCase()) + 1 || written)
  const range = (from = '', to?: string) => `${digits(from)}${to ? `–${digits(to)}` : ''}`
  const kinds = [
    [PRICE, (from?: string, to?: string, more = '') => `RM${range(from, to)}${more}`],
    [WEEKS, (from?: string, to?: string) => `${range(from, to)} weeks`],
    [WEEK, (from?: string, to?: string) => `week${to ? 's' : ''} ${range(from, to)}`],
    [SHARES, (from?: string, to?: string, others = '') => `${range(from, to)}${others}%`],
  ] as const
  return withoutComments(text).flatMap((said, index) =>
    kinds.flatMap(([pattern, written]) =>
      [...said.matchAll(pattern)].map(({ index: at, 1: from, 2: to, 3: more }) => {
        return { figure: written(from, to, more), line: index + 1, column: at + 1 }
      }),
    ),
  )
}
