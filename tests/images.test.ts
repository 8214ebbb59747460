import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { Images } from '../build/images.ts'
import { addresses } from '../src/model/routes.ts'
import { animated, fromCamera, grey, jpeg, pixel, plain, print, truncated } from './fixtures/pictures.ts'
import { type Files, type Fixture, filesIn, project, site } from './helpers.ts'

/** The pictures of a site that content refers to, planned with a cache of their own. */
async function plan({ root }: Fixture, files: readonly string[]) {
  const uses = files.map((file, index) => ({
    image: { file, alt: '' },
    entry: 'content/gallery.yaml',
    path: ['items', index, 'image'],
  }))
  const policy = addresses({ url: 'https://www.example.com', base: '/', trailingSlash: false })
  const { value, problems } = await Images.plan(root, join(root, '.cache'), uses, policy, 'Firm')
  const variants = (file: string) => {
    const { widths, url } = value.asset(file)
    return widths.flatMap((width) => [url(width, 'avif').slice(1), url(width, 'webp').slice(1)])
  }
  return { images: value, problems, variants, all: () => files.flatMap(variants) }
}

/** A site of which all pictures are one small one, but for the first items of the gallery, which show these. */
async function gallery(pictures: Files, more: readonly string[] = []) {
  const fixture = site({ ...pictures, 'content/photos/plain.jpg': await jpeg() }, { blog: false })
  for (const name of ['home', 'about', 'services', 'gallery', 'contact']) {
    const file = `content/${name}.yaml`
    const names = name === 'gallery' ? [...Object.keys(pictures).map((each) => each.slice(8)), ...more] : []
    const hero = name === 'gallery' ? 1 : 0
    let index = -hero
    const text = fixture.read(file).replace(/file: images\/.*/g, () => `file: ${names[index++] ?? 'photos/plain.jpg'}`)
    fixture.write({ [file]: text })
  }
  const line = (picture: string) => {
    const at = fixture.read('content/gallery.yaml').split('\n').indexOf(`      file: ${picture}`)
    return `content/gallery.yaml:${at + 1}:7`
  }
  const build: Fixture['build'] = (options) => fixture.build({ cache: join(fixture.root, '.cache'), ...options })
  return { ...fixture, build, line }
}

const cached = ({ root }: Fixture) => filesIn(join(root, '.cache/images'))

test('every picture that cannot be used is a problem at the line that asks for it, and nothing is left behind', async () => {
  const fixture = await gallery(
    {
      'content/photos/half.jpg': await truncated(),
      'content/photos/words.jpg': 'Not a picture, a note.\n',
      'content/photos/empty.jpg': '',
      'content/photos/ribbon.png': await plain({ width: 2, height: 17_000 }).png().toBuffer(),
    },
    ['photos/none.jpg', 'photos', '../photo.jpg'],
  )
  const { problems } = await fixture.build()
  expect([...problems].sort()).toEqual([
    `${fixture.line('photos/half.jpg')} broken-picture`,
    `${fixture.line('photos/words.jpg')} broken-picture`,
    `${fixture.line('photos/empty.jpg')} broken-picture`,
    `${fixture.line('photos/ribbon.png')} picture-too-tall`,
    `${fixture.line('photos/none.jpg')} missing-picture`,
    `${fixture.line('photos')} missing-picture`,
    `${fixture.line('../photo.jpg')} picture-outside`,
  ])
  expect(fixture.dist()).toEqual([])
  expect(cached(fixture).filter((file) => !file.endsWith('.json'))).toEqual([])
})

test('a problem says which picture, why, and what to do', async () => {
  const fixture = site({ 'content/photos/half.jpg': await truncated(), 'content/photos/words.jpg': 'A note.' })
  const { problems } = await plan(fixture, ['photos/half.jpg', 'photos/words.jpg', 'photos/word.jpg'])
  expect(problems.map(({ reason, note }) => `${reason}. ${note}`)).toEqual([
    '"photos/half.jpg" cannot be read as a picture: VipsJpeg: premature end of JPEG image. Export it again as JPEG or PNG.',
    'There is no picture "photos/word.jpg" in content/. Did you mean "words.jpg"?',
    '"photos/words.jpg" cannot be read as a picture: Input buffer contains unsupported image format. Export it again as JPEG or PNG.',
  ])
})

test('a picture that many places ask for is a problem in each of them', async () => {
  const fixture = site({ 'content/photos/words.jpg': 'A note.' })
  const { problems } = await plan(fixture, ['photos/words.jpg', 'photos/words.jpg'])
  expect(problems.map(({ path }) => path)).toEqual([
    ['items', 0, 'image', 'file'],
    ['items', 1, 'image', 'file'],
  ])
})

const all = [400, 640, 960, 1280, 1920]
const plaster = [242, 237, 227]
const red = { r: 200, g: 60, b: 40 }
const clear = { ...red, alpha: 0 }
const brown = { r: 150, g: 110, b: 90 }
const ofRed = (look = {}) => plain({ colour: red, ...look })

test.each([
  { what: 'of 1 by 1', name: '1.png', bytes: () => ofRed({ width: 1, height: 1 }).png().toBuffer(), widths: [1] },
  { what: 'in 16 bits', name: '16.png', bytes: () => ofRed().toColourspace('rgb16').png().toBuffer() },
  { what: 'in a wide gamut', name: 'p3.jpg', bytes: () => ofRed().withIccProfile('p3').jpeg().toBuffer() },
  { what: 'for print', name: 'ink.jpg', bytes: () => print(brown), colour: [147, 106, 80] },
  { what: 'in grey', name: 'grey.png', bytes: () => grey(119), colour: [119, 119, 119] },
  { what: 'that is clear', name: 'clear.png', bytes: () => ofRed({ colour: clear }).png().toBuffer(), colour: plaster },
  { what: 'that moves', name: 'moves.gif', bytes: animated, colour: [255, 0, 0] },
  { what: 'of 12,000 pixels', name: 'wide.jpg', bytes: () => jpeg({ width: 12_000, colour: red }), widths: all },
  { what: 'with a foreign name', name: 'Ruang – café (客厅).jpg', bytes: () => jpeg({ colour: red }) },
])('a picture $what becomes AVIF and WebP in its colours', async ({ name, bytes, widths, colour }) => {
  const file = `photos/${name}`
  const { images, variants } = await plan(site({ [`content/${file}`]: await bytes() }), [file])
  const { height, ...asset } = images.asset(file)
  expect(asset.widths).toEqual(widths ?? [400, 500])
  for (const variant of variants(file)) {
    const made = await images.make(variant)
    const { space, depth, exif, icc, ...size } = await sharp(made).metadata()
    const width = Number(/-(\d+)\.\w+$/.exec(variant)?.[1])
    expect({ space, depth, exif, icc }).toEqual({ space: 'srgb', depth: 'uchar' })
    expect([size.width, size.height]).toEqual([width, Math.max(1, Math.round((height * width) / asset.width))])
    const off = (await pixel(made)).map((value, channel) => Math.abs(value - ((colour ?? [200, 60, 40])[channel] ?? 0)))
    expect(Math.max(...off)).toBeLessThan(6)
  }
})

test('names are letters, digits and one hash a master, however the file is named', async () => {
  const fixture = site({
    'content/photos/Ruang tamu – café (客厅).jpg': await jpeg(),
    'content/photos/客厅.jpg': await jpeg(),
  })
  const { all } = await plan(fixture, ['photos/Ruang tamu – café (客厅).jpg', 'photos/客厅.jpg'])
  expect(all().map((file) => file.replace(/\.[0-9a-f]{6}-/, '.HASH-'))).toEqual([
    'images/ruang-tamu-cafe.HASH-400.avif',
    'images/ruang-tamu-cafe.HASH-400.webp',
    'images/ruang-tamu-cafe.HASH-500.avif',
    'images/ruang-tamu-cafe.HASH-500.webp',
    'images/picture.HASH-400.avif',
    'images/picture.HASH-400.webp',
    'images/picture.HASH-500.avif',
    'images/picture.HASH-500.webp',
  ])
  expect(new Set(all().map((file) => /\.([0-9a-f]{6})-/.exec(file)?.[1])).size).toBe(1)
})

test('a name is found whether é is written as one character or as two', async () => {
  const fixture = site({ ['content/photos/café.jpg'.normalize('NFD')]: await jpeg() })
  expect((await plan(fixture, ['photos/café.jpg'.normalize('NFC')])).problems).toEqual([])
})

test('two masters whose names come to the same stay two pictures', async () => {
  const fixture = site({
    'content/photos/a/Kitchen.jpg': await jpeg({ colour: '#f00' }),
    'content/photos/b/kitchen.jpg': await jpeg({ colour: '#00f' }),
  })
  const { images, variants } = await plan(fixture, ['photos/a/Kitchen.jpg', 'photos/b/kitchen.jpg'])
  const colours = ['photos/a/Kitchen.jpg', 'photos/b/kitchen.jpg'].map(async (file) => {
    const [red = 0, , blue = 0] = await pixel(await images.make(variants(file)[1] ?? ''))
    return red > blue ? 'red' : 'blue'
  })
  expect(await Promise.all(colours)).toEqual(['red', 'blue'])
})

test('an animation warns that only its first picture is shown', async () => {
  const { problems } = await plan(site({ 'content/photos/moves.gif': await animated() }), ['photos/moves.gif'])
  expect(problems).toEqual([
    {
      file: 'content/gallery.yaml',
      path: ['items', 0, 'image', 'file'],
      rule: 'animated-picture',
      reason: '"photos/moves.gif" holds 3 pictures; the first is shown',
      note: 'Export that one as JPEG or PNG.',
      warning: true,
    },
  ])
})

test('a picture is turned as the camera was held, and says nothing of the camera or the place', async () => {
  const bytes = await fromCamera()
  expect((await sharp(bytes).metadata()).exif?.includes('Somebody')).toBe(true)
  const { images, variants } = await plan(site({ 'content/photos/camera.jpg': bytes }), ['photos/camera.jpg'])
  const { width, height } = images.asset('photos/camera.jpg')
  expect({ width, height }).toEqual({ width: 400, height: 600 })
  for (const variant of variants('photos/camera.jpg')) {
    const made = await images.make(variant)
    const { width, height, exif, xmp, iptc, orientation } = await sharp(made).metadata()
    expect({ width, height, exif, xmp, iptc, orientation }).toEqual({ width: 400, height: 600 })
    const [top = 255] = await pixel(
      await sharp(made).extract({ left: 0, top: 0, width: 400, height: 100 }).png().toBuffer(),
    )
    expect(top).toBeLessThan(16)
  }
})

test.each([
  [300, [300]],
  [430, [430]],
  [500, [400, 500]],
  [1000, [400, 640, 1000]],
  [1600, [400, 640, 960, 1280, 1600]],
  [1920, all],
  [4000, all],
])('a master %i pixels wide is never made wider, nor twice in almost the same width', async (width, widths) => {
  const fixture = site({ 'content/photos/a.png': await plain({ width, height: 40 }).png().toBuffer() })
  const { images } = await plan(fixture, ['photos/a.png'])
  expect(images.asset('photos/a.png').widths).toEqual(widths)
})

test.each([
  [4000, [40, 76, 128]],
  [130, [40, 76, 128]],
  [100, [40, 76]],
  [40, []],
])('a master %i pixels wide has variants for portraits and thumbnails too', async (width, small) => {
  const fixture = site({ 'content/photos/a.png': await plain({ width, height: 40 }).png().toBuffer() })
  const { images } = await plan(fixture, ['photos/a.png'])
  const { url, ...asset } = images.asset('photos/a.png')
  expect(asset.small).toEqual(small)
  for (const each of small) {
    const made = await sharp(await images.make(url(each, 'webp').slice(1))).metadata()
    expect(made.width).toBe(each)
  }
})

test('a placeholder is the colours of the upper and the lower half, in at most 25 bytes', async () => {
  const fixture = site({ 'content/photos/halves.jpg': await fromCamera() })
  const { images } = await plan(fixture, ['photos/halves.jpg'])
  expect([...images.placeholders().values()]).toEqual(['.q0{--b:#111,#eee}'])
  const most = await plan(
    site(),
    filesIn(join(project, 'content/images')).map((file) => `images/${file}`),
  )
  const rules = [...most.images.placeholders()].map(([name, rule]) => rule.length + ` ${name}`.length)
  expect(Math.max(...rules)).toBeLessThanOrEqual(25)
})

test('before a picture is asked for, only its size and placeholder are known', async () => {
  const fixture = site({ 'content/photos/a.jpg': await jpeg() })
  const { images, variants } = await plan(fixture, ['photos/a.jpg'])
  const kinds = () =>
    cached(fixture)
      .map((file) => file.replace(/.*\./, ''))
      .sort()
  expect(kinds()).toEqual(['json'])
  await images.make(variants('photos/a.jpg')[0] ?? '')
  expect(kinds()).toEqual(['avif', 'json'])
})

test('only what pages refer to reaches dist, and all of it', async () => {
  const fixture = await gallery({ 'content/photos/wide.jpg': await jpeg({ width: 1600, height: 200 }) })
  expect((await fixture.build()).problems.filter((line) => line.includes('picture'))).toEqual([])
  const pages = fixture.dist().filter((file) => file.endsWith('.html'))
  const named = pages.flatMap(
    (file) => fixture.read(`dist/${file}`).match(/(?:images|cards)\/[\w.-]+\.(?:avif|webp|jpg)/g) ?? [],
  )
  const files = fixture.dist().filter((file) => /^(images|cards)\//.test(file))
  expect(files).toEqual([...new Set(named)].sort())
})

test('when one picture is replaced, only its variants are made again', async () => {
  const fixture = await gallery({ 'content/photos/one.jpg': await jpeg({ colour: '#123' }) })
  await fixture.build()
  const before = cached(fixture)
  fixture.write({ 'content/photos/one.jpg': await jpeg({ colour: '#321' }) })
  const made: number[] = []
  await fixture.build({ onPicture: (_, total) => made.push(total) })
  const fresh = cached(fixture).filter((file) => !before.includes(file))
  const variants = fresh.filter((file) => !file.endsWith('.json'))
  expect(variants.every((file) => file.startsWith('one.'))).toBe(true)
  expect(fresh.length).toBe(variants.length + 1)
  expect(made).toEqual(variants.map(() => variants.length))
})

test.each([
  ['damaged', async () => 'gone'],
  ['replaced', () => jpeg({ colour: '#321' })],
])('a picture that is %s while the site is built is a problem too, and dist stays as it was', async (_, bytes) => {
  const fixture = await gallery({ 'content/photos/one.jpg': await jpeg({ colour: '#123' }) })
  const later = await bytes()
  const { problems } = await fixture.build({
    onStage: ({ name }) => name === 'check' && fixture.write({ 'content/photos/one.jpg': later }),
  })
  expect(problems.filter((line) => line.includes('picture'))).toEqual([
    `${fixture.line('photos/one.jpg')} picture-failed`,
  ])
  expect(fixture.dist()).toEqual([])
  expect(cached(fixture).filter((file) => file.startsWith('one.') || file.endsWith('.tmp'))).toEqual([])
})

test('what a power cut left of the cache is made again', async () => {
  const fixture = site({ 'content/photos/a.jpg': await jpeg() })
  const first = await plan(fixture, ['photos/a.jpg'])
  const made = await first.images.make(first.all()[0] ?? '')
  const size = statSync(made).size
  truncateSync(made)
  for (const file of cached(fixture))
    if (file.endsWith('.json')) truncateSync(join(fixture.root, '.cache/images', file), 9)
  const second = await plan(fixture, ['photos/a.jpg'])
  await second.images.make(second.all()[0] ?? '')
  expect(second.problems).toEqual([])
  expect(statSync(made).size).toBe(size)
})

test('a file that cannot be written ends the work and leaves no half file', async () => {
  const fixture = site({ 'content/photos/a.jpg': await jpeg() })
  const { images, all } = await plan(fixture, ['photos/a.jpg'])
  for (const file of all()) mkdirSync(join(fixture.root, '.cache', file, 'in the way'), { recursive: true })
  await expect(images.makeAll(all(), () => {})).rejects.toThrow(/EISDIR|ENOTEMPTY|EPERM/)
  expect(cached(fixture).filter((file) => file.endsWith('.tmp'))).toEqual([])
})

test('what no build has used for a month leaves the cache; what is used stays', async () => {
  const fixture = site({ 'content/photos/a.jpg': await jpeg() })
  const { images, all } = await plan(fixture, ['photos/a.jpg'])
  await images.makeAll(all(), () => {})
  const before = cached(fixture)
  const [kept = '', old = '', young = ''] = all()
  const age = (file: string, days: number) => {
    const time = Date.now() / 1000 - days * 86_400
    utimesSync(join(fixture.root, '.cache', file), time, time)
  }
  age(kept, 40)
  age(old, 40)
  age(young, 20)
  writeFileSync(join(fixture.root, '.cache/images/left.avif.1-0.tmp'), 'half')
  age('images/left.avif.1-0.tmp', 2)
  images.prune(new Set([kept]))
  images.prune(new Set())
  expect(cached(fixture)).toEqual(before.filter((file) => file !== basename(old)))
})

test('Ctrl-C loses nothing that was finished', async () => {
  const names = Array.from({ length: 6 }, (_, index) => `photos/${index}.jpg`)
  const pictures = names.map(
    async (name, index) =>
      [`content/${name}`, await jpeg({ width: 800, height: 800, colour: `#${index.toString(16)}00` })] as const,
  )
  const fixture = site(Object.fromEntries(await Promise.all(pictures)))
  const child = spawn(
    process.execPath,
    [
      '--import',
      'tsx',
      join(project, 'tests/fixtures/encodeAll.ts'),
      fixture.root,
      join(fixture.root, '.cache'),
      ...names,
    ],
    { cwd: project },
  )
  await once(child.stdout, 'data')
  child.kill('SIGINT')
  const [, signal] = await once(child, 'exit')
  expect(signal).toBe('SIGINT')
  const finished = cached(fixture).filter((file) => /\.(avif|webp)$/.test(file))
  const times = finished.map((file) => statSync(join(fixture.root, '.cache/images', file)).mtimeMs)
  expect(finished.length).toBeGreaterThan(0)
  for (const file of finished) await sharp(join(fixture.root, '.cache/images', file)).stats()
  const { images, all } = await plan(fixture, names)
  expect(finished.length).toBeLessThan(all().length)
  const made: number[] = []
  expect(await images.makeAll(all(), (_, total) => made.push(total))).toEqual([])
  expect(made.length).toBe(all().length - finished.length)
  expect(finished.map((file) => statSync(join(fixture.root, '.cache/images', file)).mtimeMs)).toEqual(times)
})

test('a social card is a JPEG of 1200 by 630 with or without a picture, however long its title', async () => {
  const bytes = await plain({ colour: '#123' }).toColourspace('rgb16').png().toBuffer()
  const fixture = site({ 'content/photos/a.png': bytes })
  const { images } = await plan(fixture, ['photos/a.png'])
  const titles = ['Kitchens', 'A title that is long enough to need several lines on its card '.repeat(3).trim(), '客厅']
  for (const picture of ['photos/a.png', undefined]) {
    for (const title of titles) {
      const made = await images.make(images.card(title, picture, 'content/home.yaml'))
      const { format, width, height, exif } = await sharp(made).metadata()
      expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
      const [red = 0, , blue = 0] = await pixel(
        await sharp(made).extract({ left: 0, top: 610, width: 20, height: 20 }).png().toBuffer(),
      )
      expect(red).toBeGreaterThan(blue)
    }
  }
})

test('a card has another name when its title or its picture changes', async () => {
  const fixture = site({
    'content/photos/a.jpg': await jpeg({ colour: '#123' }),
    'content/photos/b.jpg': await jpeg({ colour: '#321' }),
  })
  const { images } = await plan(fixture, ['photos/a.jpg', 'photos/b.jpg'])
  const card = (title: string, picture?: string) => images.card(title, picture, 'content/home.yaml')
  const names = [card('A', 'photos/a.jpg'), card('A', 'photos/b.jpg'), card('A'), card('A.')]
  expect(new Set(names).size).toBe(4)
  expect(card('A', 'photos/a.jpg')).toBe(names[0])
})
