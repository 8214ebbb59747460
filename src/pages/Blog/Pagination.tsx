import { TextLink } from '../../components/Button/Button.tsx'
import { useWords } from '../../components/words.ts'
import { routes } from '../../model/routes.ts'
import { format } from '../../model/text/format.ts'
import * as css from './Pagination.module.css'

/** Links to the previous and the next page of the list. */
export function Pagination({ number, count }: { number: number; count: number }) {
  const words = useWords().blog
  return (
    <nav className={css.pagination} aria-label={words.pages}>
      {number > 1 && (
        <TextLink to={routes.blogPage(number - 1)} icon="back">
          {words.newer}
        </TextLink>
      )}
      <p>{format(words.page, number, count)}</p>
      {number < count && <TextLink to={routes.blogPage(number + 1)}>{words.older}</TextLink>}
    </nav>
  )
}
