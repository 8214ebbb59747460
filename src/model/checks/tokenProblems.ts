import type { ArticleEntry, Content } from '../content.ts'
import type { Problem } from '../problem.ts'
import { didYouMean } from '../text/didYouMean.ts'
import { type Tokens, textsIn, tokenNames } from '../text/tokens.ts'

/** Names in braces that are not tokens, by the part of a file that has them: `fill` replaces them later. */
const slots: Readonly<Record<string, readonly string[]>> = { message: ['sentence', 'link'], messages: ['name'] }

/** Unknown tokens anywhere in content, and details of the firm that refer back to themselves. */
export function tokenProblems(content: Content, tokens: Tokens): Problem[] {
  const { articles, notes, ...documents } = content
  return [
    ...circles(content, tokens).slice(0, 1), // the others may be part of the same one
    ...Object.values(documents).flatMap(({ file, data }) => unknownIn(data, file, tokens)),
    ...[...articles, ...notes].flatMap((entry) => unknownInArticle(entry, tokens)),
  ]
}

function circles({ settings, estimate }: Content, tokens: Tokens): Problem[] {
  return [...tokens].flatMap(([name, value]) => {
    const left = tokenNames(value).filter((inner) => tokens.has(inner))
    if (left.length === 0) return []
    const reason = `{${name}} leads back to itself through {${left.join('}, {')}}`
    const problem = { rule: 'token-circle', reason, remedy: 'Write the text itself instead.' }
    if (name.startsWith('example'))
      return { file: estimate.file, path: ['example', name.slice('example'.length).toLowerCase()], ...problem }
    const path = name === 'firm' ? ['firm', 'name'] : [name in settings.data.firm ? 'firm' : 'contact', name]
    return { file: settings.file, path, ...problem }
  })
}

function unknownIn(data: unknown, file: string, tokens: Tokens): Problem[] {
  return textsIn(data).flatMap(([text, path]) => {
    const known = [...tokens.keys(), ...(slots[String(path[0])] ?? [])]
    const wrong = tokenNames(text).filter((name) => !known.includes(name))
    return wrong.map((name) => ({ file, path, ...unknownToken(name, known) }))
  })
}

/** Uses the token names recorded when the article was parsed, instead of reading its body again. */
function unknownInArticle({ file, data, tokens: names }: ArticleEntry, tokens: Tokens): Problem[] {
  const wrong = names.filter((name) => !tokens.has(name))
  if (wrong.length === 0) return []
  const above = tokenNames(data)
  const below = wrong.filter((name) => !above.includes(name))
  return [
    ...unknownIn(data, file, tokens),
    ...below.map((name) => ({ file, words: `{${name}}`, ...unknownToken(name, [...tokens.keys()]) })),
  ]
}

function unknownToken(name: string, names: readonly string[]): Pick<Problem, 'rule' | 'reason' | 'remedy'> {
  const known = names.map((each) => `{${each}}`)
  const all = `Use one of ${known.join(', ')}, or write the text itself.`
  const place = OPTIONAL.get(name)
  if (place) {
    const remedy = `Add it below ${JSON.stringify(place)} in site.yaml, or remove it here.`
    return { rule: 'unknown-token', reason: `site.yaml has no ${JSON.stringify(name)}`, remedy }
  }
  const remedy = didYouMean(`{${name}}`, known, all)
  return { rule: 'unknown-token', reason: `{${name}} is not a known name`, remedy }
}

/** Details that a firm may leave out, and where they are. */
const OPTIONAL: ReadonlyMap<string, string> = new Map([
  ['registrationNo', 'firm'],
  ['street', 'contact'],
  ['postcode', 'contact'],
])
