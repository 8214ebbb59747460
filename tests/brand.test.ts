import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { brandProblems } from '../src/model/checks/brandProblems.ts'
import { withColours } from '../src/model/firm/brandColours.ts'
import { contrast, shade } from '../src/model/firm/colour.ts'
import { MARK } from '../src/model/firm/mark.ts'
import { brandSchema } from '../src/model/schema/brand.ts'
import { article, edited, fixtures } from './helpers.ts'

const brand = brandSchema.parse(parse(readFileSync(join(fixtures, 'content/brand.yaml'), 'utf8')))

const icons = ['favicon.svg', 'icons/192.png', 'icons/512.png', 'icons/apple-touch-icon.png']

/** A site with generated icons. All its colours differ slightly from those of the fixture. */
function recoloured(firm: object = {}) {
  const changed = (colour: string) => colour.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))
  const fixture = edited({
    'brand.yaml': ({ colours }) => {
      for (const [name, colour] of Object.entries<string>(colours)) colours[name] = changed(colour)
    },
    'site.yaml': (data) => Object.assign(data.firm, firm),
  })
  fixture.write(Object.fromEntries(icons.map((file) => [`public/${file}`, null])))
  return fixture
}

const corner = async (path: string) => [...(await sharp(path).removeAlpha().raw().toBuffer()).subarray(0, 3)]

test('all colours come from the brand: after a change no page, script or icon has an old one', async () => {
  const fixture = recoloured()
  expect((await fixture.build()).problems).toEqual([])
  const inRgb = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(' ')
  const said = [
    'env(brand',
    ...Object.values(brand.colours).flatMap((each) => [each, `%23${each.slice(1)}`, inRgb(each)]),
  ]
  const files = fixture.dist().filter((file) => /\.(html|css|js|svg|webmanifest)$/.test(file))
  const saying = files.flatMap((file) => {
    const text = fixture.read(`dist/${file}`).toLowerCase()
    return said.filter((colour) => text.includes(colour)).map((colour) => `${file}: ${colour}`)
  })
  expect([files.length > 15, saying]).toEqual([true, []])

  const { colours } = parse(fixture.read('content/brand.yaml'))
  for (const icon of icons.slice(1))
    expect((await corner(join(fixture.root, 'dist', icon))).join(' ')).toBe(inRgb(colours.jadeDeep))
  const { theme_color, background_color } = JSON.parse(fixture.read('dist/site.webmanifest'))
  expect([theme_color, background_color]).toEqual([colours.plaster, colours.plaster])
  expect(fixture.read('dist/index.html')).toContain(`<meta name="theme-color" content="${colours.plaster}"/>`)
})

test('a logo of the firm’s own stands in pages, for its name; its icon is a letter, or the mark where none can be drawn', async () => {
  const logo = { file: 'images/blue.jpg', alt: 'Our logo', onDark: { file: 'images/green.jpg', alt: 'Our logo' } }
  const drawings = ['Harmoni', '和室'].map(async (shortName) => {
    const fixture = recoloured({ logo, shortName })
    fixture.write({ 'content/blog/1.md': article() })
    await fixture.build()
    for (const page of ['blog', 'blog/1']) expect(fixture.read(`dist/${page}/index.html`)).not.toContain(MARK)
    const [header = ''] = /<header[\s\S]*?<\/header>/.exec(fixture.read('dist/index.html')) ?? []
    expect(header).toMatch(/<a [^>]*href="\/"[^>]*>.*blue.*alt="Our logo".*<\/a>/)
    expect(header).not.toContain(shortName)
    expect(fixture.read('dist/index.html')).toMatch(/"logo":"https:[^"]*\/blue\.[^"]*"/)
    let made = 0
    await fixture.build({ now: '2026-11-22', onPicture: () => (made += 1) })
    expect(made).toBe(0) // the logo itself is only copied
    return fixture.read('dist/favicon.svg')
  })
  const [letter, mark] = await Promise.all(drawings)
  expect([letter?.includes('stroke='), mark?.includes('stroke=')]).toEqual([false, true])
})

test('a logo is sent as a drawing, or as a PNG that is no larger than it can be shown, whatever it is called', async () => {
  const photograph = sharp({ create: { width: 4000, height: 1500, channels: 4, background: '#12345680' } })
  const fixture = recoloured({ logo: { file: 'images/own.tif', alt: 'Our logo' } })
  fixture.write({ 'content/images/own.tif': await photograph.tiff({ compression: 'lzw' }).toBuffer() })
  await fixture.build()
  const [, sent = ''] = /<img src="\/(images\/own[^"]*)"/.exec(fixture.read('dist/index.html')) ?? []
  const shown = await sharp(join(fixture.root, 'dist', sent)).metadata()
  expect(shown).toMatchObject({ format: 'png', width: 640, height: 240, hasAlpha: true })
  const full = photograph.clone().flatten().ensureAlpha()
  fixture.write({ 'content/images/own.tif': await full.png().toBuffer() })
  expect((await fixture.build()).problems.join()).toContain('opaque-logo')
  const card =
    '<svg xmlns="http://www.w3.org/2000/svg" width="220mm" height="48mm"><rect width="100%" height="100%" fill="#fff"/></svg>'
  fixture.write({ 'content/images/own.tif': card })
  expect((await fixture.build()).problems.join()).toContain('opaque-logo')

  const misnamed = recoloured({ logo: { file: 'images/own.svg', alt: 'Our logo' } })
  misnamed.write({ 'content/images/own.svg': await photograph.png().toBuffer() })
  expect((await misnamed.build()).errors).toEqual(['content/site.yaml:14:5 picture-failed'])
})

test('a drawing in public/ is the icon, and the others are made from it', async () => {
  const fixture = recoloured()
  const red = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#f00" d="M0 0h8v8H0z"/></svg>'
  fixture.write({ 'public/favicon.svg': red })
  expect((await fixture.build()).problems).toEqual([])
  expect(fixture.read('dist/favicon.svg')).toBe(red)
  expect(await corner(join(fixture.root, 'dist/icons/512.png'))).toEqual([255, 0, 0])
})

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

test('unreadable text is one error that names it and its worst background: a colour, white or a bright photograph', () => {
  const problemsOf = (colours: object) => {
    const data = brandSchema.parse({ colours: { ...brand.colours, ...colours } })
    return brandProblems({ file: 'brand.yaml', data }).map(({ reason }) => reason)
  }
  expect(problemsOf({})).toEqual([])
  const faint = problemsOf({ teak: '#a06a3a', plaster: '#f2ede3' })
  expect(faint).toEqual([expect.stringMatching(/^"teak" on "sand" is hard .* 3.3:1/)])
  expect(problemsOf({ clay: '#ff8866' })[0]).toMatch(/^white on "clay"/)
  const pale = { plaster: '#ffffff', sand: '#fdfdfd', mist: '#fdfdfd', paper: '#ffffff', inkSoft: '#6a6a6a' }
  expect(problemsOf(pale)).toEqual([expect.stringMatching(/^"inkSoft", lighter, in an empty field .* 4.0:1/)])
  expect(problemsOf({ night: '#888888' })).toContainEqual(expect.stringMatching(/^white on a bright photograph/))
})
