import { expect, test } from 'vitest'
import { Claims } from '../../build/dist/dist.ts'

/** What two sources make of two files. */
function claimed(first: string, second: string) {
  const claims = new Claims()
  const free = [claims.claim(first, 'content/a.md'), claims.claim(second, 'content/b.md')]
  return { free, problems: claims.problems.map(({ reason }) => reason), files: [...claims.files] }
}

test.each([
  ['blog/1/index.html', 'blog/1/index.html'],
  ['About/index.html', 'about/index.html'],
  ['favicon.svg', 'favicon.svg/index.html'],
  ['favicon.svg/index.html', 'favicon.svg'],
  ['a/b/c/index.html', 'a/b'],
  ['a/b', 'A/b/c/index.html'],
])('%s and %s cannot both be', (first, second) => {
  const reason = `${second} is made twice: by content/a.md and by content/b.md`
  expect(claimed(first, second)).toEqual({ free: [true, false], problems: [reason], files: [first] })
})

test.each([
  ['a/index.html', 'a/b/index.html'],
  ['a.html', 'a.html.br'],
  ['ab/c', 'a'],
])('%s and %s can', (first, second) => {
  expect(claimed(first, second)).toEqual({ free: [true, true], problems: [], files: [first, second] })
})
