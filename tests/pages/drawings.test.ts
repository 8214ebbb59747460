import { expect, test } from 'vitest'
import { files, pages, read } from './built.ts'

/* The file of drawings: src/pages/drawings.tsx. */

test('every drawing that a page shows is in the file of drawings', () => {
  const shown = pages.flatMap((page) => [...read(page).matchAll(/<use[^>]* href="\/?([^"#]+)#([^"]+)"/g)])
  expect(shown.length).toBeGreaterThan(10)
  const missing = shown.filter(
    ([, file = '', name]) => !files.includes(file) || !read(file).includes(`<g id="${name}">`),
  )
  expect(missing.map(([use]) => use)).toEqual([])
})
