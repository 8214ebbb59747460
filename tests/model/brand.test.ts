import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { withColours } from '../../src/model/brandColours.ts'
import { brandProblems } from '../../src/model/brandProblems.ts'
import { contrast, shade } from '../../src/model/colour.ts'
import { brandSchema } from '../../src/model/schema/brand.ts'
import { filesIn, project } from '../helpers.ts'

const brand = brandSchema.parse(parse(readFileSync(join(project, 'content/brand.yaml'), 'utf8')))

/** What is said of a brand in which some colours are others. */
const told = (colours: object) =>
  brandProblems({ file: 'brand.yaml', data: brandSchema.parse({ colours: { ...brand.colours, ...colours } }) })

test('contrast is that of WCAG, shades are a part of white, of black or of nothing', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff').toFixed(2)).toBe('4.48')
  expect(['a50', 'l50', 'd50'].map((change) => shade('#204060', change))).toEqual(['#20406080', '#90a0b0', '#102030'])
})

test('sheets get the colours by name, with their shades', () => {
  const sheet = 'a{color:env(brand-jade-deep);background:env(brand-ink-a18)}b{inset:env(safe-area-inset-top)}'
  const colours = { ...brand.colours, jadeDeep: '#123456', ink: '#000000' }
  expect(withColours(sheet, { colours })).toBe('a{color:#123456;background:#0000002e}b{inset:env(safe-area-inset-top)}')
})

test('every colour that a sheet asks for is one of the brand', () => {
  const sheets = filesIn(join(project, 'src')).filter((file) => file.endsWith('.css'))
  const asked = sheets.flatMap((file) =>
    withColours(readFileSync(join(project, 'src', file), 'utf8'), brand).match(/env\(brand-[^)]*\)/g),
  )
  expect(asked.filter(Boolean)).toEqual([])
})

test('colours that can be read on each other are not spoken of', () => {
  expect(told({})).toEqual([])
})

test('a text that cannot be read on its ground is an error that names both and the contrast', () => {
  expect(told({ teak: '#a06a3a', sand: '#ffffff' })).toEqual([
    {
      file: 'brand.yaml',
      path: ['colours', 'teak'],
      rule: 'contrast',
      reason: '"teak" on "plaster" is hard to read: the contrast is 3.8 to 1, and 4.5 to 1 is the least',
      remedy: 'Make one of the two darker or lighter.',
    },
    expect.objectContaining({ reason: expect.stringContaining('"teak" on "mist"') }),
  ])
  expect(told({ clay: '#ff8866' })[0]).toMatchObject({
    path: ['colours', 'clay'],
    reason: expect.stringMatching(/^white on "clay"/),
  })
  expect(told({ night: '#888888' }).at(-1)?.reason).toMatch(/^white on a bright photograph/)
})
