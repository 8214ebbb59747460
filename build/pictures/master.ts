import { basename, dirname, extname, join, posix } from 'node:path'
import type { PictureAsset } from '../../src/model/page.ts'
import { partOf } from '../../src/model/pictures/upright.ts'
import type { Problem } from '../../src/model/problem.ts'
import type { Addresses } from '../../src/model/routes.ts'
import { decoded } from '../../src/model/text/decoded.ts'
import { didYouMean } from '../../src/model/text/didYouMean.ts'
import { cacheKey } from '../cache/cache.ts'
import { digestOf, entriesIn, filesIn, toFileName, tryRead, tryStat } from '../cache/files.ts'
import type { Workspace } from '../cache/inputs.ts'
import { ENCODER_FINGERPRINT, MAX_HEIGHT, sizesOf, type View, variantsOf } from './encode.ts'
import { type Colours, firstLine, loadSharp, openPicture } from './sharp.ts'

/** What is cached about a master under its key. */
interface Known {
  readonly width: number
  readonly height: number
  /** Colours of the blurred preview: of the upper and the lower half, each as three hexadecimal digits. */
  readonly colours: readonly string[]
  /** More than one for an animation, of which only the first frame is shown. */
  readonly frames: number
  /** Whether nothing of it is transparent. */
  readonly opaque: boolean
  /** Whether it covers its box all the same, but for soft edges and round corners. */
  readonly solid: boolean
  /** Whether it is an SVG with letters that are not outlines, which take a font. */
  readonly lettered: boolean
}

/** A master (a source picture), with what is known about it before it is encoded. */
export interface Master extends Known {
  /** Its path as written in content: 'images/projects/terrace/kitchen.jpg'. */
  readonly file: string
  readonly path: string
  readonly key: string
  /** Digest of the file's bytes. */
  readonly digest: string
  /** The whole picture first, then any parts of it that are shown as well. */
  readonly views: readonly View[]
  /** Name in dist as a logo: see `encodeLogo`. */
  readonly logo: string
  readonly className: string
}

/** Why a picture cannot be used. Becomes a problem at each place in content that refers to it. */
export type Unusable = Pick<Problem, 'rule' | 'reason' | 'remedy'>

export interface PlanOptions extends Workspace {
  readonly addresses: Addresses
  /** The firm's name, which social cards show. */
  readonly firm: string
  /** The path of our mark, which they show as well; '' for a firm with its own logo. */
  readonly mark: string
  readonly colours: Colours
}

/** Reads a master. New bytes are decoded at once, so a damaged picture is found here. */
export async function readMaster(
  { root, cache, inputs, addresses, colours: { plaster: ground } }: PlanOptions,
  { file, className, cuts }: Pick<Master, 'file' | 'className'> & { cuts: readonly number[] },
): Promise<Master | Unusable> {
  const misnamed = misnamedPicture(file)
  if (misnamed) return misnamed
  const path = pathOnDisk(join(root, 'content', file))
  const digest = inputs.digest(path)
  // The background only affects pictures with transparency, so only their keys include it.
  const keyOf = (seen: string) => cacheKey(seen, ENCODER_FINGERPRINT)
  const [opaque, clear] = [keyOf(digest), keyOf(digest + ground)]
  let known = cache.get<Known>('pictures', opaque) ?? cache.get<Known>('pictures', clear)
  if (!known) {
    const bytes = tryRead(path)
    if (!bytes) return unreadable(file, path)
    await loadSharp() // what it throws is not the fault of the picture
    try {
      known = await look(bytes, ground)
    } catch (error) {
      return broken(file, bytes, error)
    }
    // Not cached if the file has been saved since it was hashed.
    if (digestOf(bytes) === digest) cache.put('pictures', known.opaque ? opaque : clear, known)
  }
  const key = known.opaque ? opaque : clear
  if (sizesOf(known).height > MAX_HEIGHT) {
    const reason = `${JSON.stringify(file)} is ${known.width} pixels wide and ${known.height} tall: WebP, which pages use, cannot be so tall`
    return { rule: 'picture-too-tall', reason, remedy: 'Crop it, or cut it into several pictures.' }
  }
  const nameOf = (key: string) => `images/${toFileName(basename(file, extname(file)))}.${key.slice(0, 8)}`
  const logo = nameOf(key) + (/\.svg$/i.test(file) ? '.svg' : '.png')
  const views = [undefined, ...cuts].map((cut): View => {
    const region = cut === undefined ? undefined : partOf(known, cut)
    const own = region ? cacheKey(key, region) : key
    const url: PictureAsset['url'] = (each, format) => addresses.asset(`${nameOf(own)}-${each}.${format}`)
    const asset = { ...sizesOf(region ?? known), url, logo: addresses.asset(logo), className }
    return { cut, region, asset, variants: variantsOf(asset, nameOf(own), own) }
  })
  return { ...known, file, path, key, digest, views, logo, className }
}

/** The bytes of a master. Throws when they have changed since it was read: file names in dist depend on them. */
export function bytesOf({ path, digest }: Master): Buffer {
  const bytes = tryRead(path)
  if (!bytes || digestOf(bytes) !== digest) throw new Error('the file has changed during the build')
  return bytes
}

/** Reports a name that leads out of content/, or is written as on Windows or from the folder above. */
function misnamedPicture(file: string): Unusable | undefined {
  const written = JSON.stringify(file).replaceAll('\\\\', '\\')
  if (/^https?:/i.test(file)) {
    const reason = `${written} is a web address, not a file`
    return { rule: 'missing-picture', reason, remedy: 'Save the picture in content/images, and name it here.' }
  }
  const meant = file.replaceAll('\\', '/').replace(/^\/?((\.\.\/)+|content\/)?(?=images\/)/, '')
  if (/^(\.\.($|\/)|\/|[a-z]:\/)/i.test(posix.normalize(meant))) {
    const reason = `The picture ${written} lies outside content/`
    return { rule: 'picture-outside', reason, remedy: 'Copy it into content/images/.' }
  }
  if (meant === file) return undefined
  const remedy = `Write ${JSON.stringify(meant)}: the path begins below content/, with "/" between folders.`
  return { rule: 'missing-picture', reason: `There is no picture ${written} in content/`, remedy }
}

/** Finds a file whatever the Unicode form of its name, and with %20 for a space, as browsers save some. */
function pathOnDisk(path: string): string {
  if (tryStat(path)) return path
  const folder = pathOnDisk(dirname(path))
  const plain = (name: string) => decoded(name).normalize('NFKC')
  const same = entriesIn(folder).find(({ name }) => plain(name) === plain(basename(path)))
  return join(folder, same?.name ?? basename(path))
}

/** The displayed size and the blur. Decodes the whole file, at an eighth of its size if the format allows that. */
async function look(bytes: Buffer, ground: string): Promise<Known> {
  const sharp = await loadSharp()
  const { autoOrient, format, pages = 1, hasAlpha } = await sharp(bytes).metadata()
  const stats = hasAlpha ? await sharp(bytes).stats() : undefined
  const opaque = stats?.isOpaque ?? true
  const solid = (stats?.channels.at(-1)?.mean ?? 0) > 242
  const picture = await openPicture(bytes, ground)
  const halves = await picture.resize(1, 2, { fit: 'fill' }).raw().toBuffer()
  const digits = [...halves].map((value) => Math.round(value / 17).toString(16)).join('')
  const lettered = format === 'svg' && bytes.includes('<text')
  return { ...autoOrient, frames: pages, colours: [digits.slice(0, 3), digits.slice(3)], opaque, solid, lettered }
}

function unreadable(file: string, path: string): Unusable {
  const stats = tryStat(path)
  if (stats) {
    const isFolder = stats.isDirectory()
    const reason = `${JSON.stringify(file)} ${isFolder ? 'is a folder' : 'cannot be read'}`
    const remedy = isFolder ? 'Name a picture in it.' : 'Make the file readable, or name another picture.'
    return { rule: 'missing-picture', reason, remedy }
  }
  const others = entriesIn(dirname(path)).filter(({ name }) => name !== basename(path))
  const names = others.map(({ name }) => name)
  const inFolder = (name: string) => posix.join(posix.dirname(file), name)
  const moved = filesIn(path.slice(0, -file.length)).find((each) => basename(each) === basename(file))
  const remedy = moved
    ? `Write ${JSON.stringify(moved)}.`
    : didYouMean(basename(file), names, 'Put the file back, or name another picture.', inFolder)
  return { rule: 'missing-picture', reason: `There is no picture ${JSON.stringify(file)} in content/`, remedy }
}

function broken(file: string, bytes: Buffer, error: unknown): Unusable {
  // Its first bytes say what it is, whatever it is called.
  if (/^.{4}ftyp.*he[iv][cmsx]/s.test(bytes.toString('latin1', 0, 40))) {
    const reason = `${JSON.stringify(file)} is a HEIC picture, as iPhones make them: browsers cannot show it`
    return { rule: 'broken-picture', reason, remedy: 'Export it as JPEG: to rename it is not enough.' }
  }
  const isLarge = /pixel limit/.test(firstLine(error))
  const format = /\.svg$/i.test(file) ? 'SVG' : 'JPEG'
  const remedy = isLarge ? 'Export it smaller: 4000 pixels are plenty.' : `Export it again as ${format} or PNG.`
  const reason = `${JSON.stringify(file)} cannot be read as a picture${isLarge ? ': it has too many pixels' : ''}`
  return { rule: 'broken-picture', reason, remedy }
}
