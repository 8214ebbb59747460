import { useWords } from '../../components/words.ts'
import * as css from './SkipLink.module.css'

/** The first tab stop. Skips the header. */
export function SkipLink() {
  const { navigation } = useWords()
  return (
    <a className={css.skip} href="#main" data-screen="">
      {navigation.skip}
    </a>
  )
}
