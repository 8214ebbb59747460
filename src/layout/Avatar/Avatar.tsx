import { Picture } from '../../components/Picture/Picture.tsx'
import type { FrontMatter } from '../../model/schema/article.ts'
import { Mark } from '../Logo/Mark.tsx'
import * as css from './Avatar.module.css'

/** The image of an author: a portrait, or the firm's mark in a disc. Decorative, since the name is beside it. */
export function Avatar({ image, large }: { image: FrontMatter['authorImage']; large?: boolean }) {
  const classes = large ? `${css.avatar} ${css.large}` : css.avatar
  if (image === 'mark') return <Mark className={`${classes} ${css.mark}`} />
  return <Picture image={image} sizes={large ? '3.75rem' : '2rem'} small alt="" className={classes} />
}
