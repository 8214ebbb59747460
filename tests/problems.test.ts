import { describe, expect, test } from 'vitest'
import { codeFrame, isError, isVisible, place, report, sorted } from '../build/problems.ts'
import type { Problem } from '../src/model/problem.ts'

const source = 'id: 3\ntitel: Kitchen\ndate: 2025-05-20\n'

describe('the code frame', () => {
  test.each([
    [2, 1, '  1 | id: 3\n> 2 | titel: Kitchen\n    | ^\n  3 | date: 2025-05-20'],
    [2, 8, '  1 | id: 3\n> 2 | titel: Kitchen\n    |        ^\n  3 | date: 2025-05-20'],
  ])('shows line %i with one before and one after, and marks column %i', (line, column, frame) => {
    for (const end of ['\n', '\r\n', '\r']) expect(codeFrame(source.replaceAll('\n', end), line, column)).toBe(frame)
  })

  test.each([
    ['a\nb', 1, 1, '> 1 | a\n    | ^\n  2 | b'],
    ['a\nb', 2, 2, '  1 | a\n> 2 | b\n    |  ^'],
    ['', 1, 1, '> 1 |\n    | ^'],
    ['a', 1, 2, '> 1 | a\n    |  ^'],
  ])('stays inside the file %j', (text, line, column, frame) => {
    expect(codeFrame(text, line, column)).toBe(frame)
  })

  test('keeps line numbers in one column', () => {
    const lines = Array.from({ length: 101 }, (_, index) => `line ${index + 1}`).join('\n')
    expect(codeFrame(lines, 9, 1)).toBe('   8 | line 8\n>  9 | line 9\n     | ^\n  10 | line 10')
    expect(codeFrame(lines, 100, 6)).toBe('   99 | line 99\n> 100 | line 100\n      |      ^\n  101 | line 101')
  })

  test('shows a tab as one column, since the place counts it as one', () => {
    expect(codeFrame('\t\tx', 1, 3)).toBe('> 1 |   x\n    |   ^')
  })

  test('lets nothing through that could command a terminal or turn the text around', () => {
    expect(codeFrame('a\u001b[31mb\u0000c\u202ed\u200be\ufefff\u007f', 1, 2)).toBe('> 1 | a [31mb c d e f\n    |  ^')
  })

  test('shortens an endless line', () => {
    expect(codeFrame('x'.repeat(50_000), 1, 40_000)).toBe(`> 1 | ${'x'.repeat(120)}\n    | ${' '.repeat(59)}^`)
  })
})

describe('the report', () => {
  const key: Problem = {
    ...{ file: 'content/b.md', line: 2, column: 1, rule: 'unknown-key' },
    ...{ reason: 'There is no "titel"', remedy: 'Did you mean "title"?' },
  }
  const whole: Problem = {
    ...{ file: 'content/site.yaml', rule: 'missing-file' },
    ...{ reason: 'The file is missing', remedy: 'Add it.' },
  }
  const warning: Problem = {
    ...{ file: 'content/a.md', line: 1, column: 5, rule: 'raw-html', warning: true },
    ...{ reason: 'Raw HTML is shown as text', remedy: 'Remove it.' },
  }

  test('puts errors before warnings, by file and place, with a count', () => {
    expect(report([warning, whole, key], () => source)).toBe(`\
content/b.md:2:1 error There is no "titel" [unknown-key]
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
    const known = (file: string) => (file === 'content/a.md' ? source : undefined)
    expect(report([key], known)).toBe(
      'content/b.md:2:1 error There is no "titel" [unknown-key]\n  Did you mean "title"?\n\n1 error',
    )
  })

  test.each([
    [[], ''],
    [[whole], '1 error'],
    [[warning], '1 warning'],
    [[key, whole], '2 errors'],
    [[warning, warning], '2 warnings'],
  ])('counts what there is', (problems, count) => {
    expect(
      report(problems, () => source)
        .split('\n\n')
        .at(-1),
    ).toBe(count)
  })

  test('lists places of one file by line, then column, then words, and does not change the list that it is given', () => {
    const at = (line?: number, column?: number, reason = 'b'): Problem => ({
      ...{ file: 'a', line, column, rule: 'r', reason, remedy: '' },
    })
    const given = [at(10, 1), at(2, 9), at(2, 1), at(2, 1, 'a'), at(undefined, undefined, 'c')]
    const listed = sorted(given).map((each) => `${place(each)} ${each.reason}`)
    expect(listed).toEqual(['a c', 'a:2:1 a', 'a:2:1 b', 'a:2:9 b', 'a:10:1 b'])
    expect(given.map(place)).toEqual(['a:10:1', 'a:2:9', 'a:2:1', 'a:2:1', 'a'])
  })

  test('knows what stops a build, and what stops a strict one', () => {
    const heavy: Problem = { ...warning, rule: 'page-budget' }
    expect([key, whole, warning, heavy].map(isError)).toEqual([true, true, false, false])
    expect([key, whole, warning, heavy].map(isVisible)).toEqual([true, true, true, false])
  })
})
