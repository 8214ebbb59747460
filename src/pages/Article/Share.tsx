import { ButtonLink } from '../../components/Button/Button.tsx'
import { useResources } from '../../components/resources.ts'
import * as text from '../../components/Text/Text.module.css'
import { shareLinks } from '../../model/shareLinks.ts'
import * as css from './Share.module.css'

/** Links that share the article. The device's own share sheet and copying the link join them where they exist (src/islands/shareButtons.ts). */
export function Share({ route, title }: { route: string; title: string }) {
  const url = useResources().absolute(route)
  return (
    <section className={css.share} aria-labelledby="share" data-share={url} data-title={title}>
      <h2 className={text.label} id="share">
        Share This Article
      </h2>
      <div className={css.ways}>
        {shareLinks(url, title).map(({ icon, label, url }) => (
          <ButtonLink to={url} look="line" icon={icon} newTab key={icon}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </section>
  )
}
