import type { PictureBlock } from '../../model/article/blocks.ts'
import { Inlines } from '../Inlines/Inlines.tsx'
import { largest } from '../Picture/largest.ts'
import { Picture } from '../Picture/Picture.tsx'
import { columnSizes } from '../Picture/sizes.ts'
import { useResources } from '../resources.ts'
import * as text from '../Text/Text.module.css'
import * as css from './ArticlePicture.module.css'

/** A picture in the body of an article, as wide as the column. It links to its largest file for a closer look. */
export function ArticlePicture({ picture: { image, caption } }: { picture: PictureBlock }) {
  const { url, width, height } = largest(image, useResources())
  return (
    <figure className={height > width ? `${css.figure} ${css.tall}` : css.figure}>
      <a href={url}>
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
