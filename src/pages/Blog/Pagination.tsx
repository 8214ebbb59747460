import { TextLink } from '../../components/Button/Button.tsx'
import { routes } from '../../model/routes.ts'
import * as css from './Pagination.module.css'

/** Ways to the neighbouring pages of the list. */
export function Pagination({ number, count }: { number: number; count: number }) {
  return (
    <nav className={css.pagination} aria-label="Pages of articles">
      {number > 1 && (
        <TextLink to={routes.blogPage(number - 1)} icon="back">
          Newer articles
        </TextLink>
      )}
      <p>
        Page {number} of {count}
      </p>
      {number < count && <TextLink to={routes.blogPage(number + 1)}>Older articles</TextLink>}
    </nav>
  )
}
