import { dirname, join } from 'node:path'
import type { Sharp } from 'sharp'
import type { Brand } from '../../src/model/schema/brand.ts'

/** The firm's colours, used in drawn pictures. */
export type Colours = Brand['colours']

/** Loads sharp on first use. One thread per picture, because the bytes of an AVIF depend on the number of threads. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

/** Opens a picture as displayed: rotated by its EXIF orientation, in sRGB, on a background, without other metadata. */
export async function openPicture(bytes: Uint8Array, ground: string): Promise<Sharp> {
  const sharp = await loadSharp()
  return sharp(bytes).autoOrient().flatten({ background: ground }).toColourspace('srgb')
}

/** The first line of a library's error message. */
export function firstLine(error: unknown): string {
  return (error as Error).message.split('\n')[0] ?? ''
}

/** The version of sharp, read without loading it. Cache keys include it: other versions may produce other bytes. */
export const SHARP_VERSION: string = require(join(dirname(require.resolve('sharp')), '../package.json')).version
