import { Icon } from '../../components/Icon/Icon.tsx'
import { Link } from '../../components/Link/Link.tsx'
import * as text from '../../components/Text/Text.module.css'
import { useWords } from '../../components/words.ts'
import { routes } from '../../model/routes.ts'
import type { GalleryProject } from '../../model/schema/gallery.ts'
import * as gallery from './Gallery.module.css'
import * as css from './NextProject.module.css'

/** From the end of a story to the next one, all round. */
export function NextProject({ projects, number }: { projects: readonly GalleryProject[]; number: number }) {
  const next = number % projects.length
  const { name, place } = projects[next] as GalleryProject
  return (
    <Link
      to={routes.category(name)}
      className={`${gallery.story} ${css.next}`}
      data-of={String(number)}
      data-project={String(next + 1)}
    >
      <span className={text.label}>{useWords().gallery.nextProject}</span>
      <b className={text.d1}>
        {name}
        <Icon name="arrow" go />
      </b>
      <span className={text.muted}>{place}</span>
    </Link>
  )
}
