import { PHONE_PICTURE } from '../../model/constants.ts'
import type { PictureAsset } from '../../model/page.ts'
import type { Picture as Image } from '../../model/schema/fields.ts'
import { uprightOf } from '../../model/upright.ts'
import { useResources } from '../resources.ts'
import { focusOf } from './focus.ts'
import * as css from './Picture.module.css'

interface PictureProps {
  image: Image
  /** Width that it is shown at, as the `sizes` attribute says it. */
  sizes: string
  /** The page's largest picture: loaded at once, with high priority, and preloaded. At most one a page. */
  hero?: boolean
  /** A place that is upright on phones, which show the upright part of the picture there: model/upright.ts. */
  upright?: boolean
  /** Instead of the alternative text of the content; '' for decoration. */
  alt?: string
  className?: string
  /** Class of a box around the image that keeps its size and its blur even when the image itself is not shown. */
  frame?: string
  /** A portrait or a thumbnail, which has widths of its own. */
  small?: boolean
  /** Pixels that this place shows at most: wider variants are left out. */
  widest?: number
}

/**
 * The one component for pictures: AVIF in several widths, one WebP for the few browsers without AVIF, size set, and a
 * blur until it has loaded.
 */
export function Picture({
  image,
  sizes,
  hero,
  upright,
  alt = image.alt,
  className,
  frame,
  small,
  widest = Number.POSITIVE_INFINITY,
}: PictureProps) {
  const { picture } = useResources()
  const loading = hero ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const)
  if ('url' in image) {
    const classes = [css.image, className].filter(Boolean).join(' ')
    const remote = (
      <img className={classes} src={image.url} width={image.width} height={image.height} alt={alt} {...loading} />
    )
    return frame ? <span className={`${css.frame} ${frame}`}>{remote}</span> : remote
  }
  const asset = picture(image)
  const { width, height, url, className: blur } = asset
  const all = small && asset.small.length > 0 ? asset.small : asset.widths
  const widths = all.filter((each) => each <= Math.max(widest, all[0] ?? width))
  const fallback = url(widths[Math.min(hero ? 3 : 1, widths.length - 1)] ?? width, 'webp')
  const avif = { type: 'image/avif', srcSet: srcSet(asset, widths), sizes }
  const tall = upright ? tallSource(picture(uprightOf(image))) : undefined
  return (
    <>
      {hero && tall && <Preload {...tall} />}
      {hero && <Preload {...avif} media={tall && `not all and ${UPRIGHT}`} />}
      <picture className={frame ? `${css.frame} ${blur} ${frame}` : css.picture}>
        {tall && <source {...tall} />}
        <source {...avif} />
        <img
          className={[css.image, focusOf(image), frame ? '' : blur, className].filter(Boolean).join(' ')}
          src={fallback}
          width={width}
          height={height}
          alt={alt}
          {...loading}
        />
      </picture>
    </>
  )
}

/** Phones held upright: there a wide picture would be cut down to its middle and stretched. */
const UPRIGHT = '(max-width:37.49rem) and (orientation:portrait)'

/**
 * The upright part as the source that phones take. They claim four fifths of their width: at three pixels to the point nobody
 * sees the rest, which is why it ends there. The few without AVIF take the wide picture.
 */
function tallSource(asset: PictureAsset) {
  const widths = asset.widths.filter((each) => each <= PHONE_PICTURE)
  return { media: UPRIGHT, type: 'image/avif', srcSet: srcSet(asset, widths), sizes: '80vw' }
}

function srcSet({ url }: PictureAsset, widths: readonly number[]): string {
  return widths.map((width) => `${url(width, 'avif')} ${width}w`).join(',')
}

interface PreloadProps {
  type: string
  srcSet: string
  sizes: string
  media?: string
}

function Preload({ type, srcSet, sizes, media }: PreloadProps) {
  return (
    <link
      rel="preload"
      as="image"
      type={type}
      imageSrcSet={srcSet}
      imageSizes={sizes}
      media={media}
      fetchPriority="high"
    />
  )
}
