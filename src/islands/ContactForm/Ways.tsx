import { useState } from 'react'
import * as button from '../../components/Button/Button.module.css'
import { Glyph } from '../../components/Icon/Glyph.tsx'
import type { ComposedEnquiry } from '../../model/enquiry.ts'
import { chat, copy, mail } from '../../model/messageIcons.ts'
import * as css from './ContactForm.module.css'

/** The ways to send a composed message: WhatsApp, e-mail, or copied and pasted anywhere. */
export function Ways({ composed }: { composed: ComposedEnquiry }) {
  const [said, setSaid] = useState('')
  const { whatsApp, email } = composed
  const cut = [whatsApp.cut && 'WhatsApp', email.cut && 'e-mail'].filter(Boolean).join(' and ')

  async function copyMessage() {
    setSaid((await copied(composed.text)) ? 'Copied.' : 'Copying is blocked here: select the text by hand.')
  }

  return (
    <>
      {cut && (
        <p className={css.hint}>
          The message is too long for a link: in {cut} it ends at the mark “…”. Copy it to send all of it.
        </p>
      )}
      <div className={css.ways}>
        <a className={`${button.button} ${button.jade}`} href={whatsApp.url} target="_blank" rel="noopener">
          <Glyph path={chat} />
          Send on WhatsApp
        </a>
        <a className={`${button.button} ${button.ink}`} href={email.url}>
          <Glyph path={mail} />
          Send by e-mail
        </a>
        <button className={`${button.button} ${button.line}`} type="button" onClick={copyMessage}>
          <Glyph path={copy} />
          Copy the message
        </button>
      </div>
      <p className={css.hint} role="status">
        {said}
      </p>
    </>
  )
}

async function copied(message: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(message)
    return true
  } catch {
    return false
  }
}
