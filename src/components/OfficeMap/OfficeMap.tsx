import type { Contact } from '../../model/schema/contact.ts'
import type { Settings } from '../../model/schema/settings.ts'
import { AddressLines } from '../AddressLines/AddressLines.tsx'
import * as button from '../Button/Button.module.css'
import { TextLink } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import * as text from '../Text/Text.module.css'
import { useDrawing } from '../useDrawing.ts'
import { useWords } from '../words.ts'
import * as css from './OfficeMap.module.css'

interface OfficeMapProps {
  contact: Settings['contact']
  name: string
  labels: Pick<NonNullable<Contact['meet']>, 'mapsLabel' | 'showMapLabel'>
}

/**
 * The map of the office: a drawing, shown until the real map has loaded, or if it never does. That covers it only on
 * request, because its provider then learns of the visit. The link that requests it targets the frame, so no script is
 * needed. Where there is `data-map`, the page's policy allows its origin (build/pages/policy.ts).
 */
export function OfficeMap({ contact, name, labels }: OfficeMapProps) {
  const { mapsUrl, mapEmbedUrl } = contact
  const words = useWords().contact
  const drawing = useDrawing('map')
  return (
    <div className={css.map}>
      <svg className={css.streets} viewBox="0 0 800 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <use href={drawing('streets')} />
      </svg>
      <div className={css.step}>
        <p className={text.d4}>{name}</p>
        <p className={text.muted}>
          <AddressLines contact={contact} />
        </p>
        <p className={button.links}>
          {mapEmbedUrl && (
            <Link className={button.link} to={mapEmbedUrl} target={frame} rel={undefined} referrerPolicy="no-referrer">
              <span>{labels.showMapLabel}</span>
            </Link>
          )}
          {mapsUrl && (
            <TextLink to={mapsUrl} newTab>
              {labels.mapsLabel}
            </TextLink>
          )}
        </p>
      </div>
      {mapEmbedUrl && (
        <iframe
          className={css.frame}
          title={words.map}
          name={frame}
          data-map=""
          tabIndex={-1}
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
        />
      )}
    </div>
  )
}

/** Name of the frame that the link targets. */
const frame = 'office-map'
