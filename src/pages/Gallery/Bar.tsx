import { Link } from '../../components/Link/Link.tsx'
import { useWords } from '../../components/words.ts'
import { routes } from '../../model/routes.ts'
import type { Gallery } from '../../model/schema/gallery.ts'
import * as css from './Bar.module.css'
import * as gallery from './Gallery.module.css'

/**
 * The filter: links to all photographs and to each story, which work without the page's script. It is above the
 * photographs (`whole`) and above the stories; Gallery.module.css shows one of the two at a time.
 */
export function Bar({ projects, items, whole }: Pick<Gallery, 'projects' | 'items'> & { whole?: boolean }) {
  const { gallery: words } = useWords()
  return (
    <div className={`${css.bar} ${whole ? gallery.whole : gallery.story}`} data-bar="" data-screen="">
      <nav className={css.links} aria-label={whole ? words.filter : words.others}>
        <Link to={routes.gallery} data-project="0" aria-current={whole && 'page'}>
          {words.all}
          <sup>{` ${items.length}`}</sup>
        </Link>
        {projects.map(({ name }, index) => (
          <Link to={routes.project(name)} data-project={String(index + 1)} key={name}>
            <bdi>{name}</bdi>
            <sup>{` ${items.filter(({ category }) => category === name).length}`}</sup>
          </Link>
        ))}
      </nav>
    </div>
  )
}
