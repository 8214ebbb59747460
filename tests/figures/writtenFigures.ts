/** A price or a number of weeks as a text has it, and where. */
export interface WrittenFigure {
  /** In one way of writing: 'RM60–100', '6–10 weeks', 'week 5', 'weeks 5–12'. */
  readonly figure: string
  readonly line: number
  readonly column: number
}

/** Every price and every number of weeks in a text, in words or digits. Comments of YAML say nothing to visitors. */
export function writtenFigures(text: string, isYaml: boolean): WrittenFigure[] {
  return text.split('\n').flatMap((line, index) => {
    if (isYaml && /^\s*#/.test(line)) return []
    const found = patterns.flatMap(({ pattern, figureOf }) =>
      [...line.matchAll(pattern)].map((match) => ({
        figure: figureOf(match),
        line: index + 1,
        column: match.index + 1,
      })),
    )
    return found.sort((a, b) => a.column - b.column)
  })
}

const words = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(
  ' ',
)
const amount = String.raw`\d{1,3}(?:,\d{3})+|\d+`
const number = String.raw`\d+|${words.join('|')}`
const to = String.raw`\s?–\s?|\s(?:to|or)\s`

const patterns: readonly { pattern: RegExp; figureOf: (match: RegExpMatchArray) => string }[] = [
  {
    pattern: new RegExp(String.raw`RM\s?(${amount})(?:(?:${to})(?:RM\s?)?(${amount}))?(\+)?`, 'g'),
    figureOf: ([, from, end, plus]) => `RM${from}${end ? `–${end}` : ''}${plus ?? ''}`,
  },
  {
    pattern: new RegExp(String.raw`\b(${number})(?:(?:${to})(${number}))?[\s-]weeks?\b`, 'gi'),
    figureOf: ([, from, end]) => `${digits(from)}${end ? `–${digits(end)}` : ''} weeks`,
  },
  {
    pattern: new RegExp(String.raw`\bweeks?\s(${number})(?:(?:${to})(${number}))?\b`, 'gi'),
    figureOf: ([, from, end]) => (end ? `weeks ${digits(from)}–${digits(end)}` : `week ${digits(from)}`),
  },
]

/** 'eight' -> '8' */
function digits(written = ''): string {
  const index = words.indexOf(written.toLowerCase())
  return index < 0 ? written : String(index + 1)
}
