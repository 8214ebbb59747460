import type { PictureBlock } from '../../model/blocks.ts'
import type { Picture as Image } from '../../model/schema/fields.ts'
import { Inlines } from '../Inlines/Inlines.tsx'
import { Picture } from '../Picture/Picture.tsx'
import { columnSizes } from '../Picture/sizes.ts'
import { useResources } from '../resources.ts'
import * as text from '../Text/Text.module.css'
import * as css from './ArticlePicture.module.css'

/** A picture in the body of an article, as wide as the column. It links to its largest file for a closer look. */
export function ArticlePicture({ picture: { image, caption } }: { picture: PictureBlock }) {
  const { href, width, height } = useLargest(image)
  return (
    <figure className={height > width ? `${css.figure} ${css.tall}` : css.figure}>
      <a href={href}>
        <Picture image={image} sizes={columnSizes('64rem', height > width ? '32rem' : '58vw')} />
      </a>
      {caption && (
        <figcaption className={text.caption}>
          <Inlines content={caption} />
        </figcaption>
      )}
    </figure>
  )
}

function useLargest(image: Image): { href: string; width: number; height: number } {
  const { picture } = useResources()
  if ('url' in image) return { href: image.url, width: image.width, height: image.height }
  const { url, width, height } = picture(image)
  return { href: url(width, 'webp'), width, height }
}
