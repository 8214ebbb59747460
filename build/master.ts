import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, extname, join, posix } from 'node:path'
import type { Finding } from '../src/model/finding.ts'
import type { PictureAsset } from '../src/model/page.ts'
import type { Addresses } from '../src/model/routes.ts'
import { encoderRecipe, MAX_HEIGHT, smallWidthsOf, widthsOf } from './encode.ts'
import { digestOf, type Inputs } from './inputs.ts'
import type { PictureCache } from './pictureCache.ts'
import { type Placeholder, placeholderOf } from './placeholder.ts'
import { didYouMean } from './problems.ts'
import { loadSharp, openPicture } from './sharp.ts'

/** A master, and everything known of it before anything is encoded. */
export interface Master {
  /** As content names it: 'images/coasis/coasis-1.jpg'. */
  readonly file: string
  readonly path: string
  readonly key: string
  /** Name of its variants without width and type: 'images/coasis-1.0f3a91c2'. */
  readonly name: string
  readonly widths: readonly number[]
  readonly asset: PictureAsset
  readonly placeholder: Placeholder
  /** More than one in an animation, of which only the first is shown. */
  readonly frames: number
}

/** Why a picture cannot be used, to be placed where content asks for it. */
export type Failure = Pick<Finding, 'rule' | 'reason' | 'note'>

/** What is remembered of a master under its key. */
interface Known extends Placeholder {
  readonly width: number
  readonly height: number
  readonly frames: number
}

/** Reads a master. It is decoded when its bytes are new, so a damaged one shows here. */
export async function readMaster(
  { root, cache, inputs, addresses }: { root: string; cache: PictureCache; inputs: Inputs; addresses: Addresses },
  file: string,
  className: string,
): Promise<Master | Failure> {
  if (isOutside(file)) {
    const reason = `The picture ${JSON.stringify(file)} lies outside content/`
    return { rule: 'picture-outside', reason, note: 'Copy it into content/images/.' }
  }
  const path = locate(join(root, 'content', file))
  const digest = inputs.digest(path)
  const key = keyOf(digest)
  let known = cache.json<Known>(memory(key))
  if (!known?.width) {
    const bytes = tryRead(path)
    if (!Buffer.isBuffer(bytes)) return missing(file, path, bytes)
    try {
      known = await look(bytes)
    } catch (error) {
      return broken(file, error)
    }
    cache.save(memory(key), JSON.stringify(known))
  }
  const { width, height, frames } = known
  const widths = widthsOf(width)
  const largest = widths.at(-1) ?? width
  const shown = Math.max(1, Math.round((height * largest) / width))
  if (shown > MAX_HEIGHT) return tooTall(file, known)
  const name = `images/${slug(basename(file, extname(file)))}.${key.slice(0, 6)}`
  const url: PictureAsset['url'] = (each, format) => addresses.asset(`${name}-${each}.${format}`)
  const small = smallWidthsOf(width)
  const asset = { width: largest, height: shown, widths, small, url, className }
  return { file, path, key, name, widths: [...small, ...widths], asset, placeholder: known, frames }
}

/** The bytes of a master as they were when it was read. Throws when they have changed since: their name tells their content. */
export function bytesOf({ path, key }: Master): Buffer {
  const bytes = tryRead(path)
  if (!Buffer.isBuffer(bytes) || keyOf(digestOf(bytes)) !== key)
    throw new Error('the file has changed during the build')
  return bytes
}

/** The file in the cache that remembers a master. */
export function memory(key: string): string {
  return `images/${key}.json`
}

/** A name as addresses may carry it. */
export function slug(name: string): string {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = letters.match(/[a-z0-9]+/g) ?? []
  return words.join('-').slice(0, 48).replace(/-$/, '') || 'picture'
}

/** The first line of what a library says. */
export function firstLine(error: unknown): string {
  return String((error as Error).message ?? error).split(/\r?\n/)[0] ?? ''
}

function isOutside(file: string): boolean {
  const path = posix.normalize(file.replaceAll('\\', '/'))
  return path === '..' || path.startsWith('../') || path.startsWith('/') || /^[a-z]:\//i.test(path)
}

/** Some systems write é as one character, others as two: the file that is there, whichever way its name is written. */
function locate(path: string): string {
  const names = tryList(dirname(path))
  if (names.includes(basename(path))) return path
  const same = names.find((name) => name.normalize() === basename(path).normalize())
  return same ? join(dirname(path), same) : path
}

function keyOf(digest: string): string {
  return hash('sha256', digest + encoderRecipe()).slice(0, 24)
}

/** Size as it is seen, and placeholder. The whole file is decoded, at an eighth of its size where the format can. */
async function look(bytes: Uint8Array): Promise<Known> {
  const sharp = await loadSharp()
  const { autoOrient, pages = 1 } = await sharp(bytes).metadata()
  const picture = await openPicture(bytes)
  const halves = await picture.resize(1, 2, { fit: 'fill' }).raw().toBuffer()
  return { width: autoOrient.width, height: autoOrient.height, frames: pages, ...placeholderOf(halves) }
}

function missing(file: string, path: string, error: NodeJS.ErrnoException): Failure {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') {
    const reason = `${JSON.stringify(file)} cannot be read: ${firstLine(error)}`
    return { rule: 'missing-picture', reason, note: 'Name a picture file that may be read.' }
  }
  const note = didYouMean(basename(file), tryList(dirname(path)), 'Put the picture there, or correct its name.')
  return { rule: 'missing-picture', reason: `There is no picture ${JSON.stringify(file)} in content/`, note }
}

function broken(file: string, error: unknown): Failure {
  const why = firstLine(error)
  const note = /pixel limit/.test(why)
    ? 'Export it smaller: 4000 pixels are plenty.'
    : 'Export it again as JPEG or PNG.'
  return { rule: 'broken-picture', reason: `${JSON.stringify(file)} cannot be read as a picture: ${why}`, note }
}

function tooTall(file: string, { width, height }: Known): Failure {
  const reason = `${JSON.stringify(file)} is ${width} pixels wide and ${height} tall: no picture format of the web holds that`
  return { rule: 'picture-too-tall', reason, note: 'Crop it, or cut it into several pictures.' }
}

function tryRead(path: string): Buffer | NodeJS.ErrnoException {
  try {
    return readFileSync(path)
  } catch (error) {
    return error as NodeJS.ErrnoException
  }
}

function tryList(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
