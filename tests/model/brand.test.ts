import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { withColours } from '../../src/model/brandColours.ts'
import { brandProblems } from '../../src/model/brandProblems.ts'
import { contrast, shade } from '../../src/model/colour.ts'
import { brandSchema } from '../../src/model/schema/brand.ts'
import { fixtures } from '../helpers.ts'

const brand = brandSchema.parse(parse(readFileSync(join(fixtures, 'content/brand.yaml'), 'utf8')))

test('contrast follows WCAG; shades mix in white, black or transparency', () => {
  expect([contrast('#000000', '#ffffff'), contrast('#777777', '#ffffff').toFixed(2)]).toEqual([21, '4.48'])
  expect(['a50', 'l50', 'd50'].map((change) => shade('#204060', change))).toEqual(['#20406080', '#90a0b0', '#102030'])
})

test('sheets get the colours by name, with their shades', () => {
  const colours = { ...brand.colours, jadeDeep: '#123456', ink: '#000000' }
  const sheet = 'a{color:env(brand-jade-deep);background:env(brand-ink-a18)}b{inset:env(safe-area-inset-top)}'
  expect(withColours(sheet, { colours })).toBe('a{color:#123456;background:#0000002e}b{inset:env(safe-area-inset-top)}')
  expect(() => withColours('a{color:env(brand-clai)}', { colours })).toThrow('There is no colour "clai"')
})

test('unreadable text is an error that names it and its background: a colour, white or a bright photograph', () => {
  const problemsOf = (colours: object) =>
    brandProblems({ file: 'brand.yaml', data: brandSchema.parse({ colours: { ...brand.colours, ...colours } }) })
  expect(problemsOf({})).toEqual([])
  const faint = problemsOf({ teak: '#a06a3a', plaster: '#f2ede3' })
  expect(faint[0]?.reason).toMatch(/^"teak" on "plaster" is hard .* 3.8:1/)
  expect(problemsOf({ clay: '#ff8866' })[0]?.reason).toMatch(/^white on "clay"/)
  expect(problemsOf({ night: '#888888' }).at(-1)?.reason).toMatch(/^white on a bright photograph/)
})
