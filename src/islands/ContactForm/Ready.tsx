import { Glyph } from '../../components/Icon/Glyph.tsx'
import type { ComposedEnquiry } from '../../model/enquiry.ts'
import { back } from '../../model/islandIcons.ts'
import * as css from './ContactForm.module.css'
import { Ways } from './Ways.tsx'

interface ReadyProps {
  composed: ComposedEnquiry
  replyPromise: string
  onEdit: () => void
  onClear: () => void
}

/** The composed message with the ways to send it. Whether it was sent is not ours to see, so the visitor clears the form. */
export function Ready({ composed, replyPromise, onEdit, onClear }: ReadyProps) {
  return (
    <>
      <h2 tabIndex={-1} data-stage="ready">
        Your message is ready
      </h2>
      <p className={css.hint}>Choose how to send it. {replyPromise}.</p>
      <pre>{composed.text}</pre>
      <Ways composed={composed} />
      <p className={css.after}>
        <button type="button" onClick={onEdit}>
          <Glyph path={back} />
          <span className={css.underlined}>Change something</span>
        </button>
        <button type="button" onClick={onClear}>
          <span className={css.underlined}>Sent? Clear the form</span>
        </button>
      </p>
    </>
  )
}
