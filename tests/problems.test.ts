import { expect, test } from 'vitest'
import { textOf } from '../build/cache/files.ts'
import { codeFrame, place, report, sorted } from '../build/problems.ts'
import type { Problem } from '../src/model/problem.ts'

const commanding = 'a\u001b[31mb\0c\u202ed\u200be\ufefff\u007f'

test.each([
  ['a tab as one column, as its place counts it', '\t\tx', 1, 3, '> 1 |   x\n    |   ^'],
  ['nothing that commands a terminal or turns text', commanding, 1, 2, '> 1 | a [31mb cdef\n    |  ^'],
  ['below Chinese, which is twice as wide', '标题: x', 1, 5, `> 1 | 标题: x\n    | ${'\u3000'.repeat(2)}  ^`],
  ['a part of an endless line', 'x'.repeat(50_000), 1, 40_000, `> 1 | ${'x'.repeat(120)}\n    | ${' '.repeat(59)}^`],
])('the lines around a place: %s', (_, text, line, column, frame) => {
  for (const end of ['\n', '\r\n', '\r'])
    expect(codeFrame(textOf(Buffer.from(text.replaceAll('\n', end))), line, column)).toBe(frame)
})

test('duplicates are reported and counted once', () => {
  const problem = { file: 'a', rule: 'missing-file', reason: 'It is gone', remedy: 'Add it.' }
  expect(report([problem, { ...problem }], () => '')).toBe('a error It is gone [missing-file]\n  Add it.\n\n1 error')
})

test('neither a reason nor a remedy commands a terminal', () => {
  const [listed] = sorted([{ file: 'a', rule: 'unknown-key', reason: `"${commanding}\u009b"`, remedy: commanding }])
  expect([listed?.reason, listed?.remedy]).toEqual(['"a [31mb c d e f  "', 'a [31mb c d e f '])
})

test('what a reason quotes is shortened, so that its end is still read', () => {
  const reason = `"${'🪑'.repeat(50_000)}" is shown as written`
  const [listed] = sorted([{ file: 'a', rule: 'shown-mark', reason, remedy: '' }])
  expect(listed?.reason).toMatch(/^"🪑{199}…🪑{50,}" is shown as written$/u)
})

test('places of one file are listed by line, then column, then words', () => {
  const at = (line?: number, column?: number, reason = 'b'): Problem => ({
    ...{ file: 'a', line, column, reason, rule: 'missing-file', remedy: '' },
  })
  const given = [at(10, 1), at(2, 9), at(2, 1), at(2, 1, 'a'), at(undefined, undefined, 'c')]
  const listed = sorted(given).map((each) => `${place(each)} ${each.reason}`)
  expect(listed).toEqual(['a c', 'a:2:1 a', 'a:2:1 b', 'a:2:9 b', 'a:10:1 b'])
})
