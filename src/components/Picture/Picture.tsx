import type { Picture as Image } from '../../model/schema.ts'
import { useResources } from '../resources.ts'
import * as css from './Picture.module.css'

interface PictureProps {
  image: Image
  /** Width that it is shown at, as the `sizes` attribute says it. */
  sizes: string
  /** The page's largest picture: loaded at once, with high priority, and preloaded. At most one a page. */
  hero?: boolean
  /** Instead of the alternative text of the content; '' for decoration. */
  alt?: string
  className?: string
  /** Class of a box around the image that keeps its size and the placeholder even when the image itself is not shown. */
  frame?: string
  /** One of very many on its page: the few browsers without AVIF get one width instead of a list of them. */
  lean?: boolean
  /** A portrait or a thumbnail, which has widths of its own. */
  small?: boolean
  /** Pixels that this place shows at most: wider variants are left out. */
  widest?: number
}

/** The one component for pictures: AVIF and WebP in several widths, size set, a blurred placeholder until it has loaded. */
export function Picture({
  image,
  sizes,
  hero,
  alt = image.alt,
  className,
  frame,
  lean,
  small,
  widest = Number.POSITIVE_INFINITY,
}: PictureProps) {
  const { picture } = useResources()
  const loading = hero ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const)
  if ('url' in image) {
    const classes = [css.image, className].filter(Boolean).join(' ')
    const remote = (
      <img className={classes} src={image.url} width={image.width} height={image.height} alt={alt} {...loading} />
    )
    return frame ? <span className={`${css.frame} ${frame}`}>{remote}</span> : remote
  }
  const { width, height, url, className: placeholder, ...asset } = picture(image)
  const all = small && asset.small.length > 0 ? asset.small : asset.widths
  const widths = all.filter((each) => each <= Math.max(widest, all[0] ?? width))
  const srcSet = (type: 'avif' | 'webp') => widths.map((width) => `${url(width, type)} ${width}w`).join(',')
  const fallback = url(widths[Math.min(1, widths.length - 1)] ?? width, 'webp')
  return (
    <>
      {hero && (
        <link
          rel="preload"
          as="image"
          type="image/avif"
          imageSrcSet={srcSet('avif')}
          imageSizes={sizes}
          fetchPriority="high"
        />
      )}
      <picture className={frame ? `${css.frame} ${placeholder} ${frame}` : css.picture}>
        <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
        <img
          className={[css.image, frame ? '' : placeholder, className].filter(Boolean).join(' ')}
          src={fallback}
          {...(lean ? {} : { srcSet: srcSet('webp'), sizes })}
          width={width}
          height={height}
          alt={alt}
          {...loading}
        />
      </picture>
    </>
  )
}
