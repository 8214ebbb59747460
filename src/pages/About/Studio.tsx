import { Picture } from '../../components/Picture/Picture.tsx'
import { columnSizes } from '../../components/Picture/sizes.ts'
import { Rich } from '../../components/Rich/Rich.tsx'
import * as text from '../../components/Text/Text.module.css'
import type { About } from '../../model/schema/about.ts'
import * as css from './Studio.module.css'

/** A picture of the studio that bleeds off the right edge of the page. */
export function Studio({ image, caption }: { image: About['image']; caption: string }) {
  return (
    <figure className={css.studio}>
      <Picture image={image} sizes={columnSizes('64rem', '70vw')} hero />
      <figcaption className={text.caption}>
        <Rich text={caption} />
      </figcaption>
    </figure>
  )
}
