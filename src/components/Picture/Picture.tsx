import type { LinkHTMLAttributes } from 'react'
import { PHONE_PICTURE } from '../../model/constants.ts'
import type { PictureAsset } from '../../model/page.ts'
import { uprightOf } from '../../model/pictures/upright.ts'
import type { Picture as Image } from '../../model/schema/fields.ts'
import { useResources } from '../resources.ts'
import { focusOf } from './focus.ts'
import * as css from './Picture.module.css'
import { srcSet } from './srcSet.ts'

interface PictureProps {
  image: Image
  /** The width at which it is shown, in the syntax of the `sizes` attribute. */
  sizes: string
  /** Whether it is the page's largest picture, which is preloaded with high priority. At most one per page. */
  hero?: boolean
  /** Whether phones in portrait orientation show a portrait crop of the picture: model/pictures/upright.ts. */
  upright?: boolean
  /** Overrides the alternative text from the content; '' for decoration. */
  alt?: string
  className?: string
  /** Class of a box around the image that keeps its size and blur even while the image is hidden. */
  frame?: string
  /** Whether it is a portrait or a thumbnail, which has its own set of widths. */
  small?: boolean
  /** Maximum width in pixels at which it is shown: wider variants are left out. */
  widest?: number
}

/**
 * The component for photographs: AVIF in several widths, one WebP for the few browsers without AVIF, width and height
 * set, and a blur until it has loaded.
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
    return frame ? <picture className={`${css.frame} ${frame}`}>{remote}</picture> : remote
  }
  const asset = picture(image)
  const { width, height, url, className: blur } = asset
  const all = small && asset.small.length > 0 ? asset.small : asset.widths
  const widths = all.filter((each) => each <= widest)
  const fallback = url(widths.findLast((each) => each <= (hero ? 1280 : 620)) ?? width, 'webp')
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

/** Phones in portrait orientation, where a wide picture would be cropped to its middle and scaled up. */
const UPRIGHT = '(max-width:37.49rem) and (orientation:portrait)'

/**
 * The portrait crop as the source for phones. `sizes` claims four fifths of their width: at three device pixels per CSS
 * pixel nobody sees the difference, hence the cap on widths. The few phones without AVIF get the wide picture.
 */
function tallSource(asset: PictureAsset) {
  const widths = asset.widths.filter((each) => each <= PHONE_PICTURE)
  return { media: UPRIGHT, type: 'image/avif', srcSet: srcSet(asset, widths), sizes: '80vw' }
}

function Preload({ srcSet, sizes, ...rest }: LinkHTMLAttributes<HTMLLinkElement> & { srcSet: string }) {
  return <link rel="preload" as="image" imageSrcSet={srcSet} imageSizes={sizes} fetchPriority="high" {...rest} />
}
