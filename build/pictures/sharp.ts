import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Sharp } from 'sharp'
import type { Brand } from '../../src/model/schema/brand.ts'

/** The firm's colours, of which pictures are drawn. */
export type Colours = Brand['colours']

/** sharp, loaded only when a picture must be made. One thread each: the bytes of an AVIF depend on their number. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

/** A picture as it is seen: turned as its camera was held, in sRGB, on a ground, without anything else that its file says. */
export async function openPicture(bytes: Uint8Array, ground: string): Promise<Sharp> {
  const sharp = await loadSharp()
  return sharp(bytes).autoOrient().flatten({ background: ground }).toColourspace('srgb')
}

/** The first line of what a library says. */
export function firstLine(error: unknown): string {
  return String((error as Error).message ?? error).split(/\r?\n/)[0] ?? ''
}

const require = createRequire(import.meta.url)

/** The version of sharp, known without loading it: other versions make other bytes. */
export const SHARP_VERSION: string = require(join(dirname(require.resolve('sharp')), '../package.json')).version
