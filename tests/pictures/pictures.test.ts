import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Color, type Region } from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parse } from 'yaml'
import { workspaceOf } from '../../build/cache/inputs.ts'
import { cardKey, drawCard } from '../../build/pictures/card.ts'
import { drawable, loadFont } from '../../build/pictures/lettering.ts'
import { Pictures } from '../../build/pictures/pictures.ts'
import { MARK } from '../../src/model/firm/mark.ts'
import { addresses } from '../../src/model/routes.ts'
import { type Fixture, filesIn, fixtures, inputsWhileSaving, site } from '../helpers.ts'

const { colours } = parse(readFileSync(join(fixtures, 'content/brand.yaml'), 'utf8'))
const red = { r: 200, g: 60, b: 40 }

/** A picture in a single colour. */
function plain({ width = 500, height = 300, colour = red as Color, channels = 3 as 3 | 4 } = {}) {
  return sharp({ create: { width, height, channels, background: colour } })
}

const jpeg = (look?: Parameters<typeof plain>[0]) => plain(look).jpeg().toBuffer()

/** A black and white file from a camera held upright: rotated by EXIF, with the location where it was taken. */
function fromCamera() {
  const right = { create: { width: 300, height: 400, channels: 3 as const, background: '#fff' } }
  return plain({ width: 600, height: 400, colour: '#000' })
    .composite([{ input: right, left: 300, top: 0 }])
    .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '3/1 8/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer()
}

/** Three frames: red, green, blue. */
async function animated() {
  const frames = ['#f00', '#0f0', '#00f'].map((colour) => plain({ colour }).png().toBuffer())
  const joined = sharp(await Promise.all(frames), { join: { animated: true } })
  return joined.gif().toBuffer()
}

/** The colour that a browser shows in the middle of a picture, or of a part of it. */
async function pixel(bytes: Uint8Array, part?: Region): Promise<number[]> {
  const picture = part ? sharp(bytes).extract(part) : sharp(bytes)
  const { data, info } = await picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  return [...data.subarray(at, at + info.channels)]
}

/** A site with its own cache and pictures in content/photos, planned together with `more`. */
async function planned(photos: Readonly<Record<string, string | Promise<Uint8Array>>>, more: readonly string[] = []) {
  const names = Object.keys(photos)
  const written = names.map(async (name) => [`content/photos/${name}`, (await photos[name]) ?? ''] as const)
  const fixture = site(Object.fromEntries(await Promise.all(written)))
  return { fixture, ...(await plan(fixture, [...names, ...more])) }
}

async function plan(fixture: Fixture, names: readonly string[], cut?: number, more: object = {}) {
  const files = names.map((name) => `photos/${name}`)
  const uses = files.map((file, index) => ({
    ...{ image: { file, alt: '' }, cut, entry: 'content/gallery.yaml', path: ['items', index, 'image'] },
  }))
  const policy = addresses({ url: 'https://www.example.com', base: '/', trailingSlash: false })
  const options = {
    ...workspaceOf(fixture.root, join(fixture.root, '.cache')),
    addresses: policy,
    ...{ firm: 'Firm', mark: MARK },
    colours,
    ...more,
  }
  const { value: pictures, problems } = await Pictures.plan(uses, options)
  const asset = (name: string) => pictures.asset({ file: `photos/${name}` })
  const all = () =>
    names.flatMap((name) => {
      const { widths, url } = asset(name)
      return widths.flatMap((width) => [url(width, 'avif').slice(1), url(width, 'webp').slice(1)])
    })
  return { pictures, problems, asset, all }
}

/** The formats of the finished pictures in the cache. */
const cached = ({ root }: Fixture) =>
  filesIn(join(root, '.cache/pictures')).flatMap((key) => /\.(\w+)$/.exec(key)?.[1] ?? [])

test('a library that cannot be loaded is not the fault of pictures', async () => {
  onTestFinished(() => vi.doUnmock('sharp'))
  vi.doMock('sharp', () => ({
    get default() {
      throw new Error('Could not load the "sharp" module')
    },
  }))
  await expect(planned({ 'a.jpg': jpeg() })).rejects.toThrow('Could not load the "sharp" module')
})

test('a picture that is saved while it is read is not taken for what it was before', async () => {
  const [narrow, wide] = await Promise.all([jpeg(), jpeg({ width: 600 })])
  const fixture = site({ 'content/photos/a.jpg': narrow })
  const inputs = inputsWhileSaving(join(fixture.root, 'content/photos/a.jpg'), wide)
  const widths = [await plan(fixture, ['a.jpg'], undefined, { inputs })]
  fixture.write({ 'content/photos/a.jpg': narrow })
  widths.push(await plan(fixture, ['a.jpg']))
  expect(widths.map(({ asset }) => asset('a.jpg').width)).toEqual([600, 500])
})

test('a picture that is too tall, in a folder of its own or outside, is a problem in each place that asks for it', async () => {
  const tall = plain({ width: 2, height: 17_000 }).png().toBuffer()
  const { problems } = await planned({ 'ribbon.png': tall }, ['ribbon.png', '', '../../photo.jpg'])
  const said = problems.map(({ path, rule }) => `${String(path?.[1])} ${rule}`).sort()
  expect(said).toEqual(['0 picture-too-tall', '1 picture-too-tall', '2 missing-picture', '3 picture-outside'])
})

test('a picture of an iPhone under the name of a JPEG is said to be one', async () => {
  const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(500)])
  const { problems } = await planned({ 'a.jpg': Promise.resolve(heic), 'b.jpg': Promise.resolve(Buffer.alloc(500)) })
  expect(problems.map(({ reason }) => reason.includes('HEIC'))).toEqual([true, false])
})

test('a drawing with letters that take a font is a warning; one with outlines is not', async () => {
  const svg = (content: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`)
  const [letters, outlines] = ['<text y="9" font-family="Gilroy">A</text>', '<path d="M0 9L4 0 9 9"/>'].map(svg)
  const { problems } = await planned({
    'a.svg': Promise.resolve(letters as Buffer),
    'b.svg': Promise.resolve(outlines as Buffer),
  })
  expect(problems.map(({ rule, warning, path }) => [rule, warning, path?.[1]])).toEqual([['lettered-svg', true, 0]])
})

test.each([
  ['At 9.41\u202fAM.jpg', 'At 9.41 AM.jpg'],
  ['café/é.jpg'.normalize('NFD'), 'café/é.jpg'.normalize('NFC')],
  ['a%20room.jpg', 'a room.jpg'],
])('a picture that is stored as %j is found as %j', async (stored, name) => {
  expect((await planned({ [stored]: jpeg() }, [name])).problems).toEqual([])
})

const grey = { r: 119, g: 119, b: 119 }
const clear = { ...red, alpha: 0 }
const brown = { r: 150, g: 110, b: 90 }

test.each<[what: string, name: string, make: () => Promise<Uint8Array>, colour?: number[], widths?: number[]]>([
  ['in 16 bits', '16.png', () => plain().toColourspace('rgb16').png().toBuffer()],
  ['in a wide gamut', 'p3.jpg', () => plain().withIccProfile('p3').jpeg().toBuffer()],
  ['for print', 'ink.jpg', () => plain({ colour: brown }).toColourspace('cmyk').jpeg().toBuffer(), [147, 106, 80]],
  ['in grey', 'grey.png', () => plain({ colour: grey }).toColourspace('b-w').png().toBuffer(), [119, 119, 119]],
  ['that is clear', 'clear.png', () => plain({ colour: clear, channels: 4 }).png().toBuffer(), [242, 237, 227]],
  ['that moves', 'moves.gif', animated, [255, 0, 0]],
  ['with a foreign name', 'Ruang – café (客厅).jpg', () => jpeg()],
  ['of 1 by 1', '1.png', () => plain({ width: 1, height: 1 }).png().toBuffer(), undefined, [1]],
  ['of 12,000 pixels', 'wide.jpg', () => jpeg({ width: 12_000 }), undefined, [400, 620, 960, 1280, 1920]],
])('a picture %s becomes AVIF and WebP in its colours', async (_, name, make, colour = [200, 60, 40], widths) => {
  const { pictures, problems, asset, all } = await planned({ [name]: make() })
  // Only the first frame of an animation is shown.
  expect(problems.map(({ rule, warning }) => warning && rule)).toEqual(name === 'moves.gif' ? ['animated-picture'] : [])
  const { width: largest, height, ...known } = asset(name)
  expect(known.widths).toEqual(widths ?? [400, 500])
  for (const variant of all()) {
    const made = await pictures.make(variant)
    const { space, depth, exif, icc, ...size } = await sharp(made).metadata()
    const width = Number(/-(\d+)\.\w+$/.exec(variant)?.[1])
    expect({ space, depth, exif, icc }).toEqual({ space: 'srgb', depth: 'uchar' })
    expect([size.width, size.height]).toEqual([width, Math.max(1, Math.round((height * width) / largest))])
    const off = (await pixel(made)).map((value, channel) => Math.abs(value - (colour[channel] ?? 0)))
    expect(Math.max(...off)).toBeLessThan(6)
  }
})

test('a picture is turned as the camera was held, blurred as it is, and says nothing of the camera or the place', async () => {
  expect((await sharp(await fromCamera()).metadata()).exif?.includes('Somebody')).toBe(true)
  const { pictures, asset, all } = await planned({ 'camera.jpg': fromCamera() })
  expect(asset('camera.jpg')).toMatchObject({ width: 400, height: 600 })
  expect([...pictures.blurs().values()]).toEqual(['.q0{--b:#111,#eee}'])
  for (const variant of all()) {
    const made = await pictures.make(variant)
    const { width, height, exif, xmp, iptc, orientation } = await sharp(made).metadata()
    expect({ width, height, exif, xmp, iptc, orientation }).toEqual({ width: 400, height: 600 })
    expect((await pixel(made, { left: 0, top: 0, width: 400, height: 100 }))[0]).toBeLessThan(16)
  }
})

test('names are letters, digits and a hash; two masters whose names come to the same stay two pictures', async () => {
  const blue = jpeg({ colour: '#00f' })
  const { pictures, asset, all } = await planned({ 'Ruang – café.jpg': jpeg(), '客厅.jpg': jpeg(), 'b/客厅.jpg': blue })
  expect(all().filter((file) => !/^images\/(ruang-cafe|picture)\.[0-9a-f]{8}-\d+\.(avif|webp)$/.test(file))).toEqual([])
  const made = ['客厅.jpg', 'b/客厅.jpg'].map((name) => pictures.make(asset(name).url(400, 'webp').slice(1)))
  const shown = await Promise.all(made.map(async (bytes) => pixel(await bytes)))
  expect(shown.map(([red = 0, , blue = 0]) => red > blue)).toEqual([true, false])
})

test.each([
  [40, [40], []],
  [430, [430], [40, 76, 128]],
  [1000, [400, 620, 1000], [40, 76, 128]],
  [1920, [400, 620, 960, 1280, 1920], [40, 76, 128]],
])('a master %i pixels wide is never made wider, nor twice in almost the same width', async (width, widths, small) => {
  const { pictures, asset } = await planned({ 'a.png': plain({ width, height: 40 }).png().toBuffer() })
  expect([asset('a.png').widths, asset('a.png').small]).toEqual([widths, small])
  if (small.length === 0) return
  const made = await pictures.make(asset('a.png').url(40, 'webp').slice(1))
  expect((await sharp(made).metadata()).width).toBe(40)
})

const noSpace = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })

test('a picture is made when it is asked for, and kept as soon as it is finished, whatever ends the work', async () => {
  const { fixture, pictures, all } = await planned({ 'a.jpg': jpeg() })
  expect(cached(fixture)).toEqual([])
  const saved: string[] = []
  const full = (file: string) => {
    if (saved.push(file) > 1) throw noSpace
  }
  await expect(pictures.makeAll(all(), full)).rejects.toBe(noSpace)
  expect(cached(fixture).sort()).toEqual(['avif', 'webp'])
  const made: string[] = []
  const later = (await plan(fixture, ['a.jpg'])).pictures
  const tell = (done: number, total: number) => saved.push(`${done} of ${total}`)
  await later.makeAll(all(), (file) => made.push(file), tell)
  expect([saved.slice(2), made]).toEqual([['1 of 2', '2 of 2'], all()])
})

test('after a full disk nothing is written once that is reported', async () => {
  const photos = Object.fromEntries([...'abcdef'].map((name, index) => [`${name}.jpg`, jpeg({ width: 500 + index })]))
  const { pictures, all } = await planned(photos)
  const saved: string[] = []
  const full = (file: string) => {
    saved.push(file)
    throw noSpace
  }
  await expect(pictures.makeAll(all(), full)).rejects.toBe(noSpace)
  const reported = [...saved]
  expect(reported.length).toBeLessThan(6) // nothing is begun after it
  await pictures.make(all().at(-1) ?? '')
  expect(saved).toEqual(reported)
})

test('only a replaced picture is made again; replacing it mid-build is a problem', async () => {
  const { fixture, pictures, all } = await planned({ 'a.jpg': jpeg(), 'b.jpg': jpeg({ colour: '#123' }) })
  const makeAll = async (of: typeof pictures, files: readonly string[]) => {
    let made = 0
    const count = () => (made += 1)
    const problems = await of.makeAll(files, () => {}, count)
    return [made, ...problems.map(({ rule, path }) => `${rule} ${String(path?.[1])}`)]
  }
  expect(await makeAll(pictures, all())).toEqual([8])
  fixture.write({ 'content/photos/a.jpg': await jpeg({ colour: '#321' }) })
  const later = await plan(fixture, ['a.jpg', 'b.jpg'])
  for (const other of [await jpeg({ colour: '#231' }), 'gone']) {
    fixture.write({ 'content/photos/a.jpg': other })
    expect(await makeAll(later.pictures, later.all())).toEqual([0, 'picture-failed 0'])
  }
  fixture.write({ 'content/photos/a.jpg': await jpeg({ colour: '#321' }) })
  expect(await makeAll(later.pictures, later.all())).toEqual([4])
})

test('a picture that is damaged in the middle of a build is an error at its place, and dist stays as it was', async () => {
  const file = 'content/images/blue.jpg'
  const fixture = site({ [file]: await jpeg({ colour: '#213' }) }, { blog: false })
  const onStage = ({ name }: { name: string }) => name === 'check' && fixture.write({ [file]: 'gone' })
  const { errors } = await fixture.build({ onStage })
  expect(fixture.dist()).toEqual([])
  expect(errors[0]).toMatch(/^content\S+:\d+ picture-failed$/)
})

test.each([0, 30, 100])('the upright part for phones is cut at %i % of a picture, and is smaller', async (cut) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const upright = sharp({ create: { width: 310, height: 450, channels: 3, background: '#000', noise } })
  const bytes = await upright.png().toBuffer()
  // In the wide picture, the upright part is where the noise is.
  const wide = plain({ width: 810, height: 450 }).composite([{ input: bytes, left: 5 * cut, top: 0 }])
  const fixture = site({ 'content/photos/a.png': bytes, 'content/photos/b.png': await wide.png().toBuffer() })
  const { pictures } = await plan(fixture, ['a.png', 'b.png'], cut)
  const made = (name: string, cut?: number, format: 'avif' | 'webp' = 'avif') => {
    const { url } = pictures.asset({ file: `photos/${name}`, cut })
    return pictures.make(url(310, format).slice(1))
  }
  expect(await made('b.png', cut, 'webp')).toEqual(await made('a.png', undefined, 'webp'))
  expect((await made('b.png', cut)).length / (await made('a.png')).length).toBeLessThan(0.8)
})

test('a social card is a JPEG of 1200 by 630, with or without a picture, of its own name whatever is changed', async () => {
  const { pictures } = await planned({ 'a.png': plain().toColourspace('rgb16').png().toBuffer(), 'b.jpg': jpeg() })
  const long = 'A title that is long enough to need several lines on its card '.repeat(3).trim()
  const asked = ['Kitchens', 'Kitchens.', long].flatMap((title) =>
    [{ file: 'photos/a.png' }, { file: 'photos/b.jpg' }, undefined].map((picture) => [title, picture] as const),
  )
  const files = [...asked, ...asked].map(([title, picture]) => pictures.card(title, picture, 'content/home.yaml'))
  expect(new Set(files).size).toBe(asked.length)
  for (const file of [files[0], files[6], files[8]]) {
    const made = await pictures.make(file ?? '')
    const { format, width, height, exif } = await sharp(made).metadata()
    expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
    const [red = 0, , blue = 0] = await pixel(made, { left: 0, top: 610, width: 20, height: 20 })
    expect(red).toBeGreaterThan(blue)
  }
})

test('a social card shows the part of its picture around the focus', async () => {
  const top = await plain({ width: 600 }).png().toBuffer()
  const tall = plain({ width: 600, height: 900, colour: '#000' }).composite([{ input: top, left: 0, top: 0 }])
  const { pictures } = await planned({ 'tall.png': tall.png().toBuffer() })
  const redness = ['50% 0%', undefined, '50% 100%'].map(async (focus) => {
    const card = pictures.card('Kitchens', { file: 'photos/tall.png', focus }, 'content/home.yaml')
    return (await pixel(await pictures.make(card), { left: 1100, top: 100, width: 20, height: 20 }))[0]
  })
  expect((await Promise.all(redness)).map((red = 0) => red > 100)).toEqual([true, false, false])
})

test('the lines of a title on a card are about equal, so they hide little of the picture', async () => {
  const stepOf = async (title: string) => {
    const card = await drawCard({ title, firm: 'Harmoni', mark: MARK }, { ...colours, jadeDeep: '#000', jade: '#000' })
    const bottom = sharp(card).extract({ left: 0, top: 610, width: 1200, height: 1 }).threshold()
    const { channels } = await bottom.stats()
    return ((channels[0]?.mean ?? 0) / 255) * 1200
  }
  expect(await stepOf('Condo Renovation Rules and Deposits')).toBeLessThan(await stepOf('Condo Renovation Rules'))
})

test('no two of many titles take each other’s card out of the cache', () => {
  const titles = Array.from({ length: 200_000 }, (_, index) => `Article ${index}`)
  const keys = titles.map((title) => cardKey({ title, firm: 'Harmoni', mark: MARK }, colours, ''))
  expect(new Set(keys).size).toBe(titles.length)
})

test.each([
  ['Kitchen sinks 🚿', 'Harmoni', 'Kitchen sinks'],
  ['选择水槽与排水：2026', 'Harmoni', ''],
  ['தமிழ் தலைப்பு', 'Harmoni', ''],
  ['选择水槽', '和室设计', ''],
  ['2026', '和室设计', '2026'],
  ['£9,000 kitchens', 'Harmoni', '£9,000 kitchens'],
  ['客厅, the living room', 'Harmoni', ''],
  ['25 m² for Nguyễn in Cafe\u0301', 'Harmoni', '25 m2 for Nguyen in Café'],
])('the card of %s by %s says "%s", and is never empty', async (title, firm, said) => {
  expect(drawable(await loadFont(), title)).toBe(said)
  const { channels } = await sharp(await drawCard({ title, firm, mark: MARK }, colours))
    .greyscale()
    .threshold(60)
    .stats()
  const ink = (1 - (channels[0]?.mean ?? 255) / 255) * 1200 * 630
  expect(ink).toBeGreaterThan(800)
})
