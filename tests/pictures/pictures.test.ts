import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { Pictures } from '../../build/pictures/pictures.ts'
import { addresses } from '../../src/model/routes.ts'
import { type Files, type Fixture, filesIn, project, readers, site } from '../helpers.ts'
import { files, pages, read } from '../pages/built.ts'
import { animated, fromCamera, grey, jpeg, pixel, plain, print, truncated } from './samples.ts'

const { colours } = parse(readFileSync(join(project, 'tests/fixtures/site/content/brand.yaml'), 'utf8'))

/** The pictures of a site that content refers to, planned with a cache of their own. */
async function plan(fixture: Fixture, files: readonly string[]) {
  const uses = files.map((file, index) => ({
    image: { file, alt: '' },
    entry: 'content/gallery.yaml',
    path: ['items', index, 'image'],
  }))
  const policy = addresses({ url: 'https://www.example.com', base: '/', trailingSlash: false })
  const options = { ...readers(fixture, join(fixture.root, '.cache')), addresses: policy, firm: 'Firm', colours }
  const { value, problems } = await Pictures.plan(uses, options)
  const variants = (file: string) => {
    const { widths, url } = value.asset(file)
    return widths.flatMap((width) => [url(width, 'avif').slice(1), url(width, 'webp').slice(1)])
  }
  return { pictures: value, problems, variants, all: () => files.flatMap(variants) }
}

/** A site with pictures in content/photos, planned all of them and `more`. */
async function planned(photos: Readonly<Record<string, string | Promise<Uint8Array>>>, more: readonly string[] = []) {
  const names = Object.keys(photos)
  const written = names.map(async (name) => [`content/photos/${name}`, (await photos[name]) ?? ''] as const)
  const fixture = site(Object.fromEntries(await Promise.all(written)))
  const files = [...names, ...more].map((name) => `photos/${name}`)
  const { pictures, ...rest } = await plan(fixture, files)
  return { ...rest, fixture, pictures, asset: (name: string) => pictures.asset(`photos/${name}`) }
}

/** A site without articles, the first items of whose gallery show these pictures, with a cache of its own. */
function gallery(pictures: Files, more: readonly string[] = []) {
  const fixture = site(pictures, { blog: false })
  const names = [...Object.keys(pictures).map((name) => name.replace('content/', '')), ...more]
  const [head, items = ''] = fixture.read('content/gallery.yaml').split('items:', 2)
  const changed = names.reduce((text, name) => text.replace(/images\/\w+\.jpg/, name), items)
  fixture.edit('content/gallery.yaml', `${head}items:${items}`, `${head}items:${changed}`)
  const line = (picture: string) => {
    const lines = fixture.read('content/gallery.yaml').split('\n')
    const at = lines.findIndex((text) => text.includes(`file: ${picture},`))
    return `content/gallery.yaml:${at + 1}:${(lines[at]?.indexOf('file: ') ?? 0) + 1}`
  }
  const build: Fixture['build'] = (options) => fixture.build({ cache: join(fixture.root, '.cache'), ...options })
  return { ...fixture, build, line }
}

/** What the cache holds: 'known' for what is remembered of a master, else the type of a finished picture. */
const cached = ({ root }: Fixture) =>
  filesIn(join(root, '.cache/pictures')).map((key) => /\.(\w+)$/.exec(key)?.[1] ?? key.replace(/^[0-9a-f]+$/, 'known'))

test('every picture that cannot be used is a problem at the line that asks for it, and nothing is made', async () => {
  const pictures: Files = {
    'content/photos/half.jpg': await truncated(),
    'content/photos/words.jpg': 'Not a picture, a note.\n',
    'content/photos/empty.jpg': '',
    'content/photos/ribbon.png': await plain({ width: 2, height: 17_000 }).png().toBuffer(),
  }
  const fixture = gallery(pictures, ['photos/none.jpg', 'photos', '../photo.jpg'])
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
  expect(cached(fixture).filter((kind) => kind !== 'known')).toEqual([])
})

test('a problem says which picture, why, and what to do, in each place that asks for it', async () => {
  const { problems } = await planned({ 'half.jpg': truncated(), 'words.jpg': 'A note.' }, ['word.jpg', '', 'words.jpg'])
  expect(problems.map(({ path, reason, remedy }) => `${String(path?.[1])} ${reason}. ${remedy}`)).toEqual([
    '3 "photos/" cannot be read. Name a picture file that may be read.',
    '0 "photos/half.jpg" cannot be read as a picture: VipsJpeg: premature end of JPEG image. Export it again as JPEG or PNG.',
    '2 There is no picture "photos/word.jpg" in content/. Did you mean "words.jpg"?',
    ...[1, 4].map(
      (place) =>
        `${place} "photos/words.jpg" cannot be read as a picture: Input buffer contains unsupported image format. Export it again as JPEG or PNG.`,
    ),
  ])
})

test.skipIf(process.platform === 'win32')('a pipe for a picture cannot be read, and is not waited for', async () => {
  const fixture = site()
  spawnSync('mkfifo', [join(fixture.root, 'content/images/pipe.jpg')])
  expect((await plan(fixture, ['images/pipe.jpg'])).problems.map(({ rule }) => rule)).toEqual(['missing-picture'])
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
  const { pictures, asset, all } = await planned({ [name]: bytes() })
  const { width: largest, height, ...known } = asset(name)
  expect(known.widths).toEqual(widths ?? [400, 500])
  for (const variant of all()) {
    const made = await pictures.make(variant)
    const { space, depth, exif, icc, ...size } = await sharp(made).metadata()
    const width = Number(/-(\d+)\.\w+$/.exec(variant)?.[1])
    expect({ space, depth, exif, icc }).toEqual({ space: 'srgb', depth: 'uchar' })
    expect([size.width, size.height]).toEqual([width, Math.max(1, Math.round((height * width) / largest))])
    const off = (await pixel(made)).map((value, channel) => Math.abs(value - ((colour ?? [200, 60, 40])[channel] ?? 0)))
    expect(Math.max(...off)).toBeLessThan(6)
  }
})

test('names are letters, digits and one hash a master, however the file is named', async () => {
  const { all } = await planned({ 'Ruang tamu – café (客厅).jpg': jpeg(), '客厅.jpg': jpeg() })
  const hashes = all().map((file) => /\.([0-9a-f]{6})-/.exec(file)?.[1] ?? '')
  expect(new Set(hashes).size).toBe(1)
  expect(all().map((file) => file.replace(hashes[0] ?? '', 'HASH'))).toEqual(
    ['ruang-tamu-cafe', 'picture'].flatMap((name) =>
      ['400.avif', '400.webp', '500.avif', '500.webp'].map((end) => `images/${name}.HASH-${end}`),
    ),
  )
})

test('a name is found whether é is written as one character or as two', async () => {
  const fixture = site({ ['content/photos/café.jpg'.normalize('NFD')]: await jpeg() })
  expect((await plan(fixture, ['photos/café.jpg'.normalize('NFC')])).problems).toEqual([])
})

test('two masters whose names come to the same stay two pictures', async () => {
  const { pictures, asset } = await planned({
    'a/Kitchen.jpg': jpeg({ colour: '#f00' }),
    'b/kitchen.jpg': jpeg({ colour: '#00f' }),
  })
  const colours = ['a/Kitchen.jpg', 'b/kitchen.jpg'].map(async (name) => {
    const [red = 0, , blue = 0] = await pixel(await pictures.make(asset(name).url(500, 'webp').slice(1)))
    return red > blue ? 'red' : 'blue'
  })
  expect(await Promise.all(colours)).toEqual(['red', 'blue'])
})

test('an animation warns that only its first picture is shown', async () => {
  const { problems } = await planned({ 'moves.gif': animated() })
  const reason = '"photos/moves.gif" holds 3 pictures; the first is shown'
  expect(problems).toMatchObject([
    { path: ['items', 0, 'image', 'file'], rule: 'animated-picture', reason, warning: true },
  ])
})

test('a picture is turned as the camera was held, and says nothing of the camera or the place', async () => {
  expect((await sharp(await fromCamera()).metadata()).exif?.includes('Somebody')).toBe(true)
  const { pictures, asset, all } = await planned({ 'camera.jpg': fromCamera() })
  expect(asset('camera.jpg')).toMatchObject({ width: 400, height: 600 })
  for (const variant of all()) {
    const made = await pictures.make(variant)
    const { width, height, exif, xmp, iptc, orientation } = await sharp(made).metadata()
    expect({ width, height, exif, xmp, iptc, orientation }).toEqual({ width: 400, height: 600 })
    const top = await sharp(made).extract({ left: 0, top: 0, width: 400, height: 100 }).png().toBuffer()
    expect((await pixel(top))[0]).toBeLessThan(16)
  }
})

test.each([
  [40, [40], []],
  [100, [100], [40, 76]],
  [300, [300], [40, 76, 128]],
  [430, [430], [40, 76, 128]],
  [500, [400, 500], [40, 76, 128]],
  [1000, [400, 640, 1000], [40, 76, 128]],
  [1600, [400, 640, 960, 1280, 1600], [40, 76, 128]],
  [1920, all, [40, 76, 128]],
  [4000, all, [40, 76, 128]],
])('a master %i pixels wide is never made wider, nor twice in almost the same width', async (width, widths, small) => {
  const { pictures, asset } = await planned({ 'a.png': plain({ width, height: 40 }).png().toBuffer() })
  expect([asset('a.png').widths, asset('a.png').small]).toEqual([widths, small])
  for (const each of small.slice(0, 1)) {
    const made = await pictures.make(asset('a.png').url(each, 'webp').slice(1))
    expect((await sharp(made).metadata()).width).toBe(each)
  }
})

test('a blur is the colours of the upper and the lower half', async () => {
  const { pictures } = await planned({ 'halves.jpg': fromCamera() })
  expect([...pictures.blurs().values()]).toEqual(['.q0{--b:#111,#eee}'])
})

test('before a picture is asked for, only its size and blur are known', async () => {
  const { fixture, pictures, all } = await planned({ 'a.jpg': jpeg() })
  expect(cached(fixture)).toEqual(['known'])
  await pictures.make(all()[0] ?? '')
  expect(cached(fixture).sort()).toEqual(['avif', 'known'])
})

test('only what pages refer to reaches dist, and all of it', () => {
  const pictures = /(?:images|cards)\/[\w.-]+\.(?:avif|webp|jpg)/g
  const named = pages.flatMap((file) => read(file).match(pictures) ?? [])
  expect(files.filter((file) => /^(images|cards)\//.test(file))).toEqual([...new Set(named)].sort())
})

test('when one picture is replaced, only its variants are made again', async () => {
  const fixture = gallery({ 'content/photos/one.jpg': await jpeg({ colour: '#123' }) })
  await fixture.build()
  fixture.write({ 'content/photos/one.jpg': await jpeg({ colour: '#321' }) })
  const made: number[] = []
  await fixture.build({ onPicture: (_, total) => made.push(total) })
  const variants = fixture.dist().filter((file) => file.startsWith('images/one.'))
  expect(variants.length).toBeGreaterThan(1)
  expect(made).toEqual(variants.map(() => variants.length))
})

test.each([
  ['damaged', async () => 'gone'],
  ['replaced', () => jpeg({ colour: '#321' })],
])('a picture that is %s while the site is built is a problem too, and dist stays as it was', async (_, bytes) => {
  const fixture = gallery({ 'content/photos/one.jpg': await jpeg({ colour: '#123' }) })
  const later = await bytes()
  const onStage = ({ name }: { name: string }) => name === 'check' && fixture.write({ 'content/photos/one.jpg': later })
  const { errors } = await fixture.build({ onStage })
  expect(errors).toEqual([`${fixture.line('photos/one.jpg')} picture-failed`])
  expect(fixture.dist()).toEqual([])
})

test('a file that cannot be written ends the work', async () => {
  const { pictures, all } = await planned({ 'a.jpg': jpeg() })
  const full = () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
  await expect(pictures.makeAll(all(), full)).rejects.toThrow('no space left on device')
})

test('Ctrl-C loses nothing that was finished', async () => {
  const names = Array.from({ length: 6 }, (_, index) => `${index}.jpg`)
  const look = (index: number) => ({ width: 800, height: 800, colour: `#${index}00` })
  const { fixture, all } = await planned(Object.fromEntries(names.map((name, index) => [name, jpeg(look(index))])))
  const files = names.map((name) => `photos/${name}`)
  const words = [
    '--import',
    'tsx',
    join(import.meta.dirname, 'encodeAll.ts'),
    fixture.root,
    join(fixture.root, '.cache'),
  ]
  const child = spawn(process.execPath, [...words, ...files], { cwd: project })
  await once(child.stdout, 'data')
  child.kill('SIGINT')
  expect(await once(child, 'exit')).toEqual([null, 'SIGINT'])
  const finished = cached(fixture).filter((kind) => kind !== 'known').length
  expect(finished).toBeGreaterThan(0)
  expect(finished).toBeLessThan(all().length)
  const { pictures } = await plan(fixture, files)
  const [made, saved] = [[] as number[], [] as string[]]
  await pictures.makeAll(
    all(),
    (file) => saved.push(file),
    (_, total) => made.push(total),
  )
  expect([made.length, saved.sort()]).toEqual([all().length - finished, all().sort()])
})

test('a social card is a JPEG of 1200 by 630 with or without a picture, however long its title', async () => {
  const { pictures } = await planned({ 'a.png': plain({ colour: '#123' }).toColourspace('rgb16').png().toBuffer() })
  const titles = ['Kitchens', 'A title that is long enough to need several lines on its card '.repeat(3).trim(), '客厅']
  for (const picture of ['photos/a.png', undefined]) {
    for (const title of titles) {
      const made = await pictures.make(pictures.card(title, picture, 'content/home.yaml'))
      const { format, width, height, exif } = await sharp(made).metadata()
      expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
      const corner = await sharp(made).extract({ left: 0, top: 610, width: 20, height: 20 }).png().toBuffer()
      const [red = 0, , blue = 0] = await pixel(corner)
      expect(red).toBeGreaterThan(blue)
    }
  }
})

test('a card has another name when its title or its picture changes', async () => {
  const { pictures } = await planned({ 'a.jpg': jpeg({ colour: '#123' }), 'b.jpg': jpeg({ colour: '#321' }) })
  const card = (title: string, picture?: string) => pictures.card(title, picture, 'content/home.yaml')
  const names = [card('A', 'photos/a.jpg'), card('A', 'photos/b.jpg'), card('A'), card('A.')]
  expect(new Set(names).size).toBe(4)
  expect(card('A', 'photos/a.jpg')).toBe(names[0])
})
