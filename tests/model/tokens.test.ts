import { expect, test } from 'vitest'
import type { Content } from '../../src/model/content.ts'
import type { Settings } from '../../src/model/schema/settings.ts'
import { tokenProblems } from '../../src/model/tokenProblems.ts'
import { filled, tokenNames, tokensOf } from '../../src/model/tokens.ts'

const names = ['phone', 'mobile', 'landlineChat', 'email', 'street', 'postcode', 'city', 'country']
const contact = Object.fromEntries([...names, 'phoneHours', 'replyTime', 'replyPromise'].map((name) => [name, name]))
const firm = { name: 'Harmoni', shortName: 'H', legalName: '{firm} Sdn. Bhd.', founded: 2013 }
const tokens = tokensOf({ firm, contact } as unknown as Settings)

/** What is said of a text in the settings. */
const told = (text: string) =>
  tokenProblems({ settings: { file: 's', data: { text } }, articles: [], notes: [] } as unknown as Content, tokens)

test('a token stands for what the settings say, with the tokens in that', () => {
  expect(filled({ a: ['{firm}, { legalName }'] }, tokens)).toEqual({ a: ['Harmoni, Harmoni Sdn. Bhd.'] })
})

test('code and braces that are no tokens are left alone', () => {
  const code = { type: 'code', text: '{firm}' }
  expect(filled([code, '{} {1} {a b} {firm'], tokens)).toEqual([code, '{} {1} {a b} {firm'])
  expect(tokenNames([code, '{} {1} {a b}'])).toEqual([])
})

test.each([
  ['{frim}', 'Did you mean "{firm}"?'],
  ['{Firm}', 'Did you mean "{firm}"?'],
  ['{__proto__}', expect.stringContaining('Use one of {firm}, ')],
  ['{toString}', expect.stringContaining('Use one of {firm}, ')],
])('%s is unknown', (token, remedy) => {
  expect(told(`Call ${token}.`)).toEqual([
    { file: 's', path: ['text'], rule: 'unknown-token', reason: `${token} stands for nothing`, remedy },
  ])
})
