import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { edited } from './edits.ts'
import { filesIn, project } from './helpers.ts'

/* What is drawn in the colours of the brand, outside of pages. */

const icons = ['favicon.svg', 'icons/192.png', 'icons/512.png', 'icons/apple-touch-icon.png']
const none = Object.fromEntries(icons.map((file) => [`public/${file}`, null]))

/** A site whose icons are made, in a blue of its own. */
function blue(firm: object = {}) {
  const fixture = edited({
    'brand.yaml': ({ colours }) => Object.assign(colours, { jadeDeep: '#102040', plaster: '#f6f7f9' }),
    'site.yaml': (data) => Object.assign(data.firm, firm),
  })
  fixture.write(none)
  return fixture
}

async function corner(path: string): Promise<number[]> {
  const { data } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray(0, 3)]
}

test('icons and manifest are in the colours of the brand', async () => {
  const fixture = blue()
  expect((await fixture.build()).problems).toEqual([])
  expect(fixture.read('dist/favicon.svg')).toContain('fill="#102040"')
  for (const icon of icons.slice(1)) expect(await corner(join(fixture.root, 'dist', icon))).toEqual([16, 32, 64])
  const { theme_color, background_color } = JSON.parse(fixture.read('dist/site.webmanifest'))
  expect([theme_color, background_color]).toEqual(['#f6f7f9', '#f6f7f9'])
})

test('a firm with a logo of its own has the first letter of its name, or the mark where none can be drawn', async () => {
  const logo = { file: 'images/blue.jpg', alt: 'Logo' }
  const drawings = ['Harmoni', '和室'].map(async (shortName) => {
    const fixture = blue({ logo, shortName })
    await fixture.build()
    return fixture.read('dist/favicon.svg')
  })
  const [letter, mark] = await Promise.all(drawings)
  expect([letter?.includes('stroke='), mark?.includes('stroke=')]).toEqual([false, true])
})

test('a drawing in public/ is the icon, and the others are made from it', async () => {
  const fixture = blue()
  const red = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#f00" d="M0 0h8v8H0z"/></svg>'
  fixture.write({ 'public/favicon.svg': red })
  expect((await fixture.build()).problems).toEqual([])
  expect(fixture.read('dist/favicon.svg')).toBe(red)
  expect(await corner(join(fixture.root, 'dist/icons/512.png'))).toEqual([255, 0, 0])
  fixture.write({ 'public/favicon.svg': 'A note.' })
  expect((await fixture.build()).errors).toEqual(['public/favicon.svg broken-picture'])
})

test('what is styled after a page was made names no colour but white', () => {
  const sheets = filesIn(join(project, 'src')).filter((file) => file.endsWith('.lazy.module.css'))
  const colours = /#(?!fff\b|0000\b)[\da-f]{3,8}\b|\b(rgb|hsl|env)a?\([^)]*\)/gi
  expect(sheets.length).toBeGreaterThan(3)
  expect(sheets.flatMap((file) => readFileSync(join(project, 'src', file), 'utf8').match(colours) ?? [])).toEqual([])
})

test('no sheet writes a colour of the brand out', () => {
  const { colours } = parse(readFileSync(join(project, 'tests/fixtures/site/content/brand.yaml'), 'utf8'))
  const own = Object.values<string>({
    ...colours,
    plaster: '#f2ede3',
    jade: '#1f5e52',
    jadeDeep: '#10332d',
    ink: '#1c1a17',
  })
  const rgb = own.map((colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(' '))
  const sheets = filesIn(join(project, 'src')).filter((file) => file.endsWith('.css'))
  const writing = sheets.filter((file) => {
    const text = readFileSync(join(project, 'src', file), 'utf8').toLowerCase()
    return [...own, ...rgb].some((colour) => text.includes(colour))
  })
  expect(writing).toEqual([])
})
