import type { Region } from 'sharp'
import type { PictureAsset } from '../../src/model/page.ts'
import { loadSharp, openPicture, SHARP_VERSION } from './sharp.ts'

/** Widths that a master is made into, never upscaled; its own width joins them when it lies between. */
const WIDTHS = [400, 620, 960, 1280, 1920] as const // 620: a hero on phones of two pixels to the point
const LARGEST = 1920
/** Widths for portraits and thumbnails: 2 to 6.5 rem, at one and two pixels to the point. */
const SMALL = [40, 76, 128] as const
/** The most that WebP and AVIF hold. */
export const MAX_HEIGHT = 16_383

/**
 * Measured on the masters by the 3-norm of butteraugli (less is better): quality 58 scores 1.15, at 50 louvres smear. The
 * upright part, which phones wait for and nobody else is shown, has two thirds of the bytes, a sixth of that by three times
 * the time. The few browsers without AVIF take WebP, whose effort 4 takes 2.5 times as long for as much detail.
 */
export const ENCODERS = {
  avif: { quality: 58, effort: 1, chromaSubsampling: '4:2:0' },
  upright: { quality: 46, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 74, effort: 2 },
} as const
const formats = ['avif', 'webp'] as const

/** What is shown of a master: the whole of it, or the part that is cut where it says. */
export interface View {
  readonly cut?: number
  readonly region?: Region
  readonly asset: PictureAsset
  readonly variants: readonly Variant[]
}

/** A file of dist, and its key in the cache. */
interface Variant {
  readonly file: string
  readonly key: string
  readonly width: number
  readonly format: (typeof formats)[number]
}

/** What the variants of a master depend on besides its bytes. Raise the number when the steps below change. */
export const ENCODER_FINGERPRINT = JSON.stringify([ENCODERS, SHARP_VERSION, 6])

/** The size of the largest variant, and the widths of all: one that the largest exceeds by less than a tenth is left out. */
export function sizesOf({ width, height }: { width: number; height: number }) {
  const largest = Math.min(width, LARGEST)
  const widths = [...WIDTHS.filter((each) => each * 1.1 < width && each < LARGEST), largest]
  const small = SMALL.filter((each) => each < (widths[0] ?? width))
  return { width: largest, height: Math.max(1, Math.round((height * largest) / width)), widths, small }
}

/** The files of a view, smallest first. */
export function variantsOf({ small, widths }: PictureAsset, name: string, key: string): Variant[] {
  return [...small, ...widths].flatMap((width) =>
    formats.map((format) => ({ file: `${name}-${width}.${format}`, key: `${key}-${width}.${format}`, width, format })),
  )
}

/**
 * The files of a view, one after another: it is decoded once, and each width resized once for both formats. What is clear
 * shows the ground. All come from the largest, so that the bytes of one do not depend on the others.
 */
export async function* encode(bytes: Uint8Array, ground: string, { region, asset, variants }: View) {
  const encoders = { avif: region ? ENCODERS.upright : ENCODERS.avif, webp: ENCODERS.webp }
  const sharp = await loadSharp()
  const master = await openPicture(bytes, ground)
  if (region) master.extract(region)
  const { data, info } = await master.resize({ width: asset.width }).raw().toBuffer({ resolveWithObject: true })
  for (const width of new Set(variants.map((variant) => variant.width))) {
    const resized = sharp(data, { raw: info }).resize({ width })
    const sized = await resized.raw().toBuffer({ resolveWithObject: true })
    for (const { file, format } of variants.filter((variant) => variant.width === width)) {
      const picture = sharp(sized.data, { raw: sized.info }).toFormat(format, encoders[format])
      yield { file, bytes: await picture.toBuffer() }
    }
  }
}
