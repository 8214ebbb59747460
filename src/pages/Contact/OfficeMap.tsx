import { TextLink } from '../../components/Button/Button.tsx'
import * as text from '../../components/Text/Text.module.css'
import type { Settings } from '../../model/schema.ts'
import * as css from './OfficeMap.module.css'

interface OfficeMapProps {
  contact: Settings['contact']
  name: string
  mapsLabel: string
}

/**
 * The map of the office (specification, section 2). It lies over a drawing and gets its address from src/islands/map.ts when
 * it is near; the step with the address and the link stays whatever happens to it.
 */
export function OfficeMap({ contact, name, mapsLabel }: OfficeMapProps) {
  return (
    <div className={css.map}>
      <Streets />
      <iframe
        className={css.frame}
        title="Office Location"
        data-map=""
        data-src={contact.mapEmbedUrl}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin allow-popups"
        referrerPolicy="no-referrer-when-downgrade"
      />
      <div className={css.step}>
        <p className={text.d4}>{name}</p>
        <p className={text.muted}>
          {contact.street},
          <br />
          {contact.postcode} {contact.city}
        </p>
        <TextLink to={contact.mapsUrl}>{mapsLabel}</TextLink>
      </div>
    </div>
  )
}

/** A few streets, a river and the office: what shows until the map is there, or if it never comes. */
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
