import type { Entry } from '../../src/model/content.ts'
import { exampleSums } from '../../src/model/example.ts'
import { figureTexts } from '../../src/model/figureTexts.ts'
import { grouped, rangeText, ringgit } from '../../src/model/money.ts'
import type { Problem } from '../../src/model/problem.ts'
import type { Estimate } from '../../src/model/schema/estimate.ts'
import { type WrittenFigure, writtenFigures } from './writtenFigures.ts'

/** A file of content as it is written. */
export interface WrittenFile {
  readonly file: string
  readonly text: string
}

type Path = readonly PropertyKey[]

/** A figure of the estimate: how it is written, where it stands there, and the article that must say it, if one must. */
interface Known {
  readonly figure: string
  readonly path: Path
  readonly article?: number
}

/**
 * Holds every price and every number of weeks that content says to the estimate, and the estimate to the articles that
 * explain it: whoever changes one is told of the other. `lineOf` gives the line of a path in the estimate.
 */
export function figureChecks(
  files: readonly WrittenFile[],
  estimate: Entry<Estimate>,
  lineOf: (path: Path) => number | undefined,
): Problem[] {
  const known = knownFigures(estimate.data)
  const others = files.filter(({ file }) => file !== estimate.file)
  const place = ({ path }: Known) => `${estimate.file}:${lineOf(path) ?? 1}`
  return [
    ...others.flatMap((file) => unknownIn(file, known, estimate.data, place)),
    ...known.flatMap((figure) => unsaid(figure, others, estimate.file)),
    ...unusedExceptions(estimate, others),
  ]
}

/** Specification, section 9: the articles that the figures belong to. */
const ARTICLES = { rates: 6, deposit: 7, weeks: 8 }

function knownFigures(estimate: Estimate): Known[] {
  const { levels, commercial, buffer, deposit, example, milestones } = estimate
  const { works, contingency, total, payments } = exampleSums(example, milestones)
  const rate = levels.find(({ key }) => key === example.level)?.rate ?? commercial.rate
  const ends = [rate.from, rate.to].map((each) => each * example.area)
  const site = example.phases.find(({ onSite }) => onSite)
  const texts = figureTexts(estimate)
  const sums = [works, contingency, total, works / example.area, ...payments, ...ends]
  const last = Math.max(...example.phases.map(({ to }) => to))
  return [
    ...levels.flatMap(({ rate, weeks }, index): Known[] => [
      { figure: ringgit(rate), path: ['levels', index, 'rate'], article: ARTICLES.rates },
      { figure: `${rangeText(weeks)} weeks`, path: ['levels', index, 'weeks'], article: ARTICLES.weeks },
    ]),
    { figure: ringgit(commercial.rate), path: ['commercial', 'rate'], article: ARTICLES.rates },
    { figure: `${rangeText(buffer)} weeks`, path: ['buffer'], article: ARTICLES.weeks },
    { figure: ringgit(deposit.amount), path: ['deposit', 'amount'], article: ARTICLES.deposit },
    { figure: `${texts.rateHome}`, path: ['levels'] },
    { figure: `${texts.weeksAny} weeks`, path: ['levels'] },
    ...sums.map((sum) => ({ figure: `RM${grouped(sum)}`, path: ['example', 'lines'] })),
    ...(site ? [{ figure: `${site.to - site.from + 1} weeks`, path: ['example', 'phases'] }] : []),
    ...example.phases.map(({ from, to }) => ({ figure: `weeks ${from}–${to}`, path: ['example', 'phases'] })),
    ...Array.from({ length: last }, (_, index) => ({ figure: `week ${index + 1}`, path: ['example', 'phases'] })),
  ]
}

function unknownIn(
  { file, text }: WrittenFile,
  known: readonly Known[],
  { otherFigures }: Estimate,
  place: (figure: Known) => string,
): Problem[] {
  return writtenFigures(text, file.endsWith('.yaml')).flatMap(({ figure, line, column }): Problem[] => {
    if (known.some((each) => each.figure === figure)) return []
    if (otherFigures.some(({ where, figures }) => figures.includes(figure) && file.endsWith(where))) return []
    const near = known.find((each) => isNear(each.figure, figure))
    const said = near ? ` ${place(near)} says ${near.figure}.` : ''
    return [
      {
        file,
        line,
        column,
        rule: 'figure',
        reason: `${figure} is no figure of the estimate`,
        remedy: `Correct it here or there, or name it under otherFigures with the reason.${said}`,
      },
    ]
  })
}

/** Figures of a kind that share a number, of which one may have been changed. */
function isNear(a: string, b: string): boolean {
  const numbers = (figure: string): string[] => figure.match(/[\d,]+/g) ?? []
  const kind = (figure: string) => figure.replace(/[\d,–+]+/g, '')
  return kind(a) === kind(b) && numbers(a).some((each) => numbers(b).includes(each))
}

function toFigure({ figure }: WrittenFigure): string {
  return figure
}

/** An article that was deleted has nothing to say. */
function unsaid({ figure, path, article }: Known, files: readonly WrittenFile[], file: string): Problem[] {
  const owner = files.find(({ text }) => article && new RegExp(`^---\\nid: ${article}\\n`).test(text))
  if (!owner) return []
  const written = writtenFigures(owner.text, false)
  if (written.some((each) => each.figure === figure)) return []
  const near = written.find((each) => isNear(each.figure, figure))
  const remedy = near ? ` ${owner.file}:${near.line} says ${near.figure}.` : ''
  const reason = `The article that explains it, ${owner.file}, does not say ${figure}`
  return [{ file, path, rule: 'figure', reason, remedy: `Change both.${remedy}` }]
}

function unusedExceptions({ file, data: { otherFigures } }: Entry<Estimate>, files: readonly WrittenFile[]): Problem[] {
  return otherFigures.flatMap(({ figures, where }, index): Problem[] => {
    const texts = files.filter((each) => each.file.endsWith(where))
    const said = new Set(texts.flatMap(({ file, text }) => writtenFigures(text, file.endsWith('.yaml'))).map(toFigure))
    const path = ['otherFigures', index, 'figures']
    return figures
      .filter((figure) => !said.has(figure))
      .map((figure) => ({
        file,
        path,
        rule: 'figure',
        reason: `${where} does not say ${figure}`,
        remedy: 'Remove this exception.',
      }))
  })
}
