import * as button from '../../components/Button/Button.module.css'
import { TextLink } from '../../components/Button/Button.tsx'
import { Link } from '../../components/Link/Link.tsx'
import * as text from '../../components/Text/Text.module.css'
import { useWords } from '../../components/words.ts'
import type { Contact } from '../../model/schema/contact.ts'
import type { Settings } from '../../model/schema/settings.ts'
import * as css from './OfficeMap.module.css'

interface OfficeMapProps {
  contact: Settings['contact']
  name: string
  labels: Contact['meet']
}

/**
 * The map of the office: a drawing. The real map covers it only on request, because its provider then learns of the
 * visit. The link that requests it targets the frame, so no script is needed. Where there is `data-map`, the page's
 * policy allows its origin (build/pages/policy.ts).
 */
export function OfficeMap({ contact, name, labels }: OfficeMapProps) {
  const { street, postcode, city, mapsUrl, mapEmbedUrl } = contact
  const words = useWords().contact
  return (
    <div className={css.map}>
      <Streets />
      <div className={css.step}>
        <p className={text.d4}>{name}</p>
        <p className={text.muted}>
          {street},
          <br />
          {postcode} {city}
        </p>
        <p className={css.ways}>
          {mapEmbedUrl && (
            <Link className={button.link} to={mapEmbedUrl} target={frame} rel={undefined} referrerPolicy="no-referrer">
              <span>{labels.showMapLabel}</span>
            </Link>
          )}
          <TextLink to={mapsUrl}>{labels.mapsLabel}</TextLink>
        </p>
      </div>
      {mapEmbedUrl && (
        <iframe
          className={css.frame}
          title={words.map}
          name={frame}
          data-map=""
          tabIndex={-1}
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      )}
    </div>
  )
}

/** Name of the frame that the link targets. */
const frame = 'office-map'

/** A few streets, a river and the office, shown until the real map has loaded, or if it never does. */
function Streets() {
  return (
    <svg className={css.streets} viewBox="0 0 800 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className={css.park} d="M0 120C160 90 260 170 420 150s240-90 380-60V0H0z" />
      <path className={css.river} d="M-10 390c120-60 230 10 340-50s160-150 480-130" />
      <path d="M-10 250 810 200M180-10l60 520M430-10l30 520M640-10l-40 520M-10 460l820-70M240 330l220-12" />
      <path
        className={css.lanes}
        d="M60-10l40 520M320-10l30 260M540-10l20 210M720-10l-20 520M-10 60l440 30M460 300l340-30M100 340l140-10"
      />
      <circle cx="450" cy="222" r="20" />
      <circle className={css.office} cx="450" cy="222" r="10" />
    </svg>
  )
}
