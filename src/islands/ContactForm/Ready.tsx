import * as button from '../../components/Button/Button.module.css'
import { Glyph } from '../../components/Icon/Glyph.tsx'
import * as text from '../../components/Text/Text.module.css'
import type { ComposedEnquiry } from '../../model/firm/enquiry.ts'
import { back } from '../../model/icons.ts'
import type { Words } from '../../model/schema/words.ts'
import * as css from './ContactForm.module.css'
import * as outcome from './Outcome.module.css'
import { Ways } from './Ways.tsx'

interface ReadyProps {
  composed: ComposedEnquiry
  words: Words['form']
  onEdit: () => void
  onClear: () => void
}

/** The composed message with the ways to send it. We cannot see whether it was sent, so the visitor clears the form. */
export function Ready({ composed, words, onEdit, onClear }: ReadyProps) {
  return (
    <>
      <h2 className={text.d3} tabIndex={-1} data-stage="ready">
        {words.ready}
      </h2>
      <p className={`${text.caption} ${outcome.how}`}>{words.how}</p>
      <Ways composed={composed} words={words} />
      <p className={`${button.links} ${outcome.after}`}>
        <button type="button" onClick={onEdit}>
          <Glyph path={back} />
          <span className={css.underlined}>{words.change}</span>
        </button>
        <button type="button" onClick={onClear}>
          <span className={css.underlined}>{words.clear}</span>
        </button>
      </p>
    </>
  )
}
