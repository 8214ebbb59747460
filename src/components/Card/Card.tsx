import type { ReactNode } from 'react'
import type { Cover as CoverContent } from '../../model/pictures/covers.ts'
import type { Picture as Image } from '../../model/schema/fields.ts'
import { Cover } from '../Cover/Cover.tsx'
import { Link } from '../Link/Link.tsx'
import { Picture } from '../Picture/Picture.tsx'
import * as text from '../Text/Text.module.css'
import * as css from './Card.module.css'

interface CardProps {
  to: string
  title: string
  /** Language of the title, if it differs from that of the page. */
  language?: string
  level: 2 | 3
  image?: Image
  /** Drawing that replaces a missing picture. */
  cover?: CoverContent
  sizes: string
  /** Maximum width of the picture in pixels: wider variants are left out. */
  widest?: number
  /** Whether its picture is the largest above the fold. */
  hero?: boolean
  /** Labels in the step cut out of the picture's lower left corner. */
  badges?: readonly string[]
  children?: ReactNode
}

/** A picture, a title whose link covers the whole card, and further content below. */
export function Card({
  to,
  title,
  language,
  level,
  image,
  cover,
  sizes,
  widest,
  hero,
  badges = [],
  children,
}: CardProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <article className={css.card}>
      <div className={css.picture}>
        {image ? (
          <Picture image={image} sizes={sizes} widest={widest} alt="" hero={hero} />
        ) : (
          cover && <Cover cover={cover} />
        )}
        {badges.length > 0 && <p className={`${text.badge} ${css.badge}`}>{badges.join(', ')}</p>}
      </div>
      <Heading className={`${text.d4} ${css.title}`} lang={language}>
        <Link to={to}>{title}</Link>
      </Heading>
      {children}
    </article>
  )
}
