import { describe, expect, test } from 'vitest'
import { closest, codeFrame, didYouMean, isError, place, problem, report, sorted } from '../build/problems.ts'

const source = 'id: 3\ntitel: Kitchen\ndate: 2025-05-20\n'

describe('the code frame', () => {
  test('shows the line with one before and one after, and marks the place', () => {
    expect(codeFrame(source, 2, 1)).toBe('  1 | id: 3\n> 2 | titel: Kitchen\n    | ^\n  3 | date: 2025-05-20')
    expect(codeFrame(source, 2, 8)).toBe('  1 | id: 3\n> 2 | titel: Kitchen\n    |        ^\n  3 | date: 2025-05-20')
  })

  test('stays inside the file', () => {
    expect(codeFrame('a\nb', 1, 1)).toBe('> 1 | a\n    | ^\n  2 | b')
    expect(codeFrame('a\nb', 2, 2)).toBe('  1 | a\n> 2 | b\n    |  ^')
    expect(codeFrame('', 1, 1)).toBe('> 1 |\n    | ^')
    expect(codeFrame('a', 1, 2)).toBe('> 1 | a\n    |  ^')
  })

  test('keeps line numbers in one column', () => {
    const lines = Array.from({ length: 101 }, (_, index) => `line ${index + 1}`).join('\n')
    expect(codeFrame(lines, 9, 1)).toBe('   8 | line 8\n>  9 | line 9\n     | ^\n  10 | line 10')
    expect(codeFrame(lines, 100, 6)).toBe('   99 | line 99\n> 100 | line 100\n      |      ^\n  101 | line 101')
  })

  test.each(['\n', '\r\n', '\r'])('counts lines that end in %j', (end) => {
    expect(codeFrame(source.replaceAll('\n', end), 2, 1)).toBe(codeFrame(source, 2, 1))
  })

  test('shows a tab as one column, since the place counts it as one', () => {
    expect(codeFrame('\t\tx', 1, 3)).toBe('> 1 |   x\n    |   ^')
  })

  test('lets nothing through that could command a terminal or turn the text around', () => {
    expect(codeFrame('a\u001b[31mb\u0000c\u202ed\u200be\ufefff\u007f', 1, 2)).toBe('> 1 | a [31mb c d e f\n    |  ^')
  })

  test('shortens an endless line', () => {
    const [line, mark] = codeFrame('x'.repeat(50_000), 1, 40_000).split('\n')
    expect(line).toBe(`> 1 | ${'x'.repeat(120)}`)
    expect(mark).toBe(`    | ${' '.repeat(119)}^`)
  })
})

describe('the report', () => {
  const first = problem({
    file: 'content/b.md',
    line: 2,
    column: 1,
    rule: 'unknown-key',
    reason: 'Unknown key "titel"',
    note: 'Did you mean "title"?',
    source,
  })
  const whole = problem({
    file: 'content/site.yaml',
    rule: 'missing-file',
    reason: 'The file is missing',
    note: 'Add it.',
  })
  const warning = problem({
    file: 'content/a.md',
    line: 1,
    column: 5,
    rule: 'raw-html',
    reason: 'Raw HTML is shown as text',
    note: 'Remove it.',
    warning: true,
    source,
  })

  test('puts errors before warnings, by file and place, with a count', () => {
    expect(report([warning, whole, first])).toBe(`\
content/b.md:2:1 error Unknown key "titel" [unknown-key]
  1 | id: 3
> 2 | titel: Kitchen
    | ^
  3 | date: 2025-05-20
  Did you mean "title"?

content/site.yaml error The file is missing [missing-file]
  Add it.

content/a.md:1:5 warning Raw HTML is shown as text [raw-html]
> 1 | id: 3
    |     ^
  2 | titel: Kitchen
  Remove it.

2 errors, 1 warning`)
  })

  test('leaves out the frame of a file whose text is not known', () => {
    expect(
      report([
        problem({
          file: 'src/a.tsx',
          line: 4,
          column: 2,
          rule: 'source',
          reason: 'Expected ";"',
          note: 'Correct the source.',
        }),
      ]),
    ).toBe('src/a.tsx:4:2 error Expected ";" [source]\n  Correct the source.\n\n1 error')
  })

  test.each([
    [[], ''],
    [[whole], '1 error'],
    [[warning], '1 warning'],
    [[first, whole], '2 errors'],
    [[warning, warning], '2 warnings'],
  ])('counts what there is', (problems, count) => {
    expect(report(problems).split('\n\n').at(-1)).toBe(count)
  })

  test('lists places of one file by line, then column, then words, and does not change the list that it is given', () => {
    const at = (line: number, column: number, reason = 'b') =>
      problem({ file: 'a', line, column, rule: 'r', reason, note: '' })
    const given = [
      at(10, 1),
      at(2, 9),
      at(2, 1),
      at(2, 1, 'a'),
      problem({ file: 'a', rule: 'r', reason: 'c', note: '' }),
    ]
    expect(sorted(given).map((each) => `${place(each)} ${each.reason}`)).toEqual([
      'a c',
      'a:2:1 a',
      'a:2:1 b',
      'a:2:9 b',
      'a:10:1 b',
    ])
    expect(given.map(place)).toEqual(['a:10:1', 'a:2:9', 'a:2:1', 'a:2:1', 'a'])
  })

  test('knows errors from warnings', () => {
    expect([first, whole, warning].map(isError)).toEqual([true, true, false])
  })
})

describe('did you mean', () => {
  const keys = [
    'id',
    'title',
    'metaTitle',
    'metaDescription',
    'date',
    'tags',
    'category',
    'Renovation',
    'Interior Design',
  ]
  test.each([
    ['titel', 'title'],
    ['Title', 'title'],
    ['metatitle', 'metaTitle'],
    ['meta_description', 'metaDescription'],
    ['tag', 'tags'],
    ['categry', 'category'],
    ['renovations', 'Renovation'],
    ['interior-design', 'Interior Design'],
    ['ID', 'id'],
  ])('%s is likely %s', (word, expected) => {
    expect(closest(word, keys)).toBe(expected)
    expect(didYouMean(word, keys, 'Remove it.')).toBe(`Did you mean "${expected}"?`)
  })

  test.each(['summary', '<<', '1', '', 'xy', 'Gardening'])('%j is like none of them', (word) => {
    expect(closest(word, keys)).toBeUndefined()
    expect(didYouMean(word, keys, 'Remove it.')).toBe('Remove it.')
  })

  test('nothing is meant where there is nothing to choose from', () => {
    expect(closest('title', [])).toBeUndefined()
  })
})
