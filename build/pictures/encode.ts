import { loadSharp, openPicture, SHARP_VERSION } from './sharp.ts'

/** Widths that a master is made into, never upscaled; its own width joins them when it lies between. */
const WIDTHS = [400, 620, 960, 1280, 1920] as const // 620: a hero on phones of two pixels to the point
const LARGEST = 1920
/** Widths for portraits and thumbnails: 2 to 6.5 rem, at one and two pixels to the point. */
const SMALL = [40, 76, 128] as const
/** The most that WebP and AVIF hold. */
export const MAX_HEIGHT = 16_383

/**
 * Measured on the masters by the 3-norm of butteraugli (less is better): quality 58 scores 1.15, at 50 louvres smear. Phones
 * wait for an upright twin, and nobody else is shown it: it has two thirds of the bytes, a sixth of that by an effort that
 * takes three times as long. The few browsers without AVIF take WebP, whose effort 4 takes 2.5 times as long for as much
 * detail.
 */
export const ENCODERS = {
  avif: { quality: 58, effort: 1, chromaSubsampling: '4:2:0' },
  twin: { quality: 46, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 74, effort: 2 },
} as const
export const formats = ['avif', 'webp'] as const

export interface Variant {
  readonly file: string
  readonly width: number
  readonly format: (typeof formats)[number]
}

/** Of a master the width of its largest variant, and whether a page opens with it. */
type Place = Readonly<{ largest: number; twin: boolean }>

/** What the variants of a master depend on besides its bytes. Raise the number when the steps below change. */
export function encoderFingerprint(): string {
  return JSON.stringify([ENCODERS, SHARP_VERSION, 5])
}

/** The widths of a master's variants, smallest first. One that its own width exceeds by less than a tenth is left out. */
export function widthsOf(width: number): number[] {
  return [...WIDTHS.filter((each) => each * 1.1 < width && each < LARGEST), Math.min(width, LARGEST)]
}

/** The widths of its small variants, none wider than the others. */
export function smallWidthsOf(width: number): number[] {
  return SMALL.filter((each) => each < (widthsOf(width)[0] ?? width))
}

/**
 * Variants of a master, one after another: the file is decoded once, and each width is resized once for both formats.
 * What is clear shows the ground. All come from the largest, so that a variant's bytes do not depend on what else is made
 * with it.
 */
export async function* encode(bytes: Uint8Array, ground: string, { largest, twin }: Place, wanted: readonly Variant[]) {
  const encoders = { avif: twin ? ENCODERS.twin : ENCODERS.avif, webp: ENCODERS.webp }
  const sharp = await loadSharp()
  const master = await openPicture(bytes, ground)
  const { data, info } = await master.resize({ width: largest }).raw().toBuffer({ resolveWithObject: true })
  for (const width of new Set(wanted.map((variant) => variant.width))) {
    const resized = sharp(data, { raw: info }).resize({ width })
    const sized = await resized.raw().toBuffer({ resolveWithObject: true })
    for (const { file, format } of wanted.filter((variant) => variant.width === width)) {
      const picture = sharp(sized.data, { raw: sized.info }).toFormat(format, encoders[format])
      yield { file, bytes: await picture.toBuffer() }
    }
  }
}
