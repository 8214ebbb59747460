import type { Region } from 'sharp'
import type { PictureAsset } from '../../src/model/page.ts'
import { loadSharp, openPicture, SHARP_VERSION } from './sharp.ts'

/** Widths in pixels. A master is never upscaled: if narrower, its own is the largest. PHONE_PICTURE follows from 960. */
const WIDTHS = [400, 620, 960, 1280] as const // 620: a hero on phones with a device pixel ratio of 2
const LARGEST = 1920
/** Widths for portraits and thumbnails: 2 to 4 rem, at device pixel ratios of 1 and 2. */
const SMALL = [40, 76, 128] as const
/** The greatest height in pixels that both WebP and AVIF can hold. */
export const MAX_HEIGHT = 16_383

/**
 * Measured on the masters by the 3-norm of butteraugli (lower is better): quality 58 scores 1.15; at 50, louvres smear.
 * Only phones show the upright part, and they wait for it: 46 needs two thirds of the bytes. Effort 3 saves a sixth and
 * takes three times as long. The few browsers without AVIF get WebP: effort 4 takes 2.5 times as long for equal detail.
 */
export const ENCODERS = {
  avif: { quality: 58, effort: 1, chromaSubsampling: '4:2:0' },
  upright: { quality: 46, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 74, effort: 2 },
} as const
const formats = ['avif', 'webp'] as const

/** A view of a master: the whole picture, or an upright part at `cut` percent, as in `object-position`. */
export interface View {
  readonly cut?: number
  readonly region?: Region
  readonly asset: PictureAsset
  readonly variants: readonly Variant[]
}

/** An encoded file: its name in dist and its cache key. */
interface Variant {
  readonly file: string
  readonly key: string
  readonly width: number
  readonly format: (typeof formats)[number]
}

/** Identifies how masters are read and encoded. Increase the number when `look` (master.ts) or a step below changes. */
export const ENCODER_FINGERPRINT = JSON.stringify([ENCODERS, SHARP_VERSION, 7])

/** The size of the largest variant and the widths of all. Skips a width if the master is at most a tenth wider. */
export function sizesOf({ width, height }: { width: number; height: number }) {
  const largest = Math.min(width, LARGEST)
  const widths = [...WIDTHS.filter((each) => each * 1.1 < width), largest]
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
 * Encodes the files of a view one by one: decodes it once, and resizes it once per width for both formats. Transparent
 * areas show `ground`. All are resized from the largest, so the bytes of one do not depend on which others are made.
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

/** A logo: an SVG as it is, and any other picture as a PNG, as large as screens can show it. */
export async function encodeLogo(file: string, bytes: Buffer): Promise<Uint8Array> {
  if (file.endsWith('.svg') && bytes.includes('<svg')) return bytes
  if (file.endsWith('.svg')) throw new Error('its name ends in .svg, but it is none')
  const sharp = await loadSharp()
  return sharp(bytes).autoOrient().resize(960, 240, { fit: 'inside', withoutEnlargement: true }).png().toBuffer()
}
