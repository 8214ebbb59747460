import type { LocalPicture } from '../../model/schema/fields.ts'
import * as css from './Focus.module.css'

/** Classes that keep the focus of a cropped picture visible. The content security policy rules out inline styles. */
export function focusOf({ focus }: Pick<LocalPicture, 'focus'>): string {
  const [x, y] = focus?.split(' ').map((percentage) => Number.parseInt(percentage, 10)) ?? []
  const classes = x === undefined ? [] : [css.focus, x === 50 ? '' : css[`x${x}`], y === 50 ? '' : css[`y${y}`]]
  return classes.filter(Boolean).join(' ')
}
