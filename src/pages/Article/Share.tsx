import { ButtonLink } from '../../components/Button/Button.tsx'
import { useResources } from '../../components/resources.ts'
import * as text from '../../components/Text/Text.module.css'
import { useWords } from '../../components/words.ts'
import { shareLinks } from '../../model/firm/shareLinks.ts'
import { unjoined } from '../../model/text/joints.ts'
import * as css from './Share.module.css'

/** Share links. src/client/shareButtons.ts adds the device's share sheet and a copy button where they are available. */
export function Share({ route, title }: { route: string; title: string }) {
  const url = useResources().absolute(route)
  const plain = unjoined(title)
  const { share, shareSheet, copy, copied, notCopied } = useWords().article
  const words = JSON.stringify([shareSheet, copy, copied, notCopied])
  return (
    <section
      className={css.share}
      aria-labelledby="share"
      data-screen=""
      data-share={url}
      data-title={plain}
      data-words={words}
    >
      <h2 className={text.label} id="share">
        {share}
      </h2>
      <div className={css.ways}>
        {shareLinks(url, plain).map(({ icon, label, url }) => (
          <ButtonLink to={url} look="line" icon={icon} newTab about="share" key={icon}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </section>
  )
}
