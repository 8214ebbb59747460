import { useEffect, useState } from 'react'
import * as button from '../../components/Button/Button.module.css'
import { Glyph } from '../../components/Icon/Glyph.tsx'
import * as text from '../../components/Text/Text.module.css'
import type { ComposedEnquiry } from '../../model/firm/enquiry.ts'
import { chat, copy, mail } from '../../model/icons.ts'
import type { Words } from '../../model/schema/words.ts'
import { format } from '../../model/text/format.ts'
import { chats } from '../chats.ts'
import { copyText } from '../copyText.ts'
import * as outcome from './Outcome.module.css'

/** A composed message and the ways to send it: WhatsApp, e-mail, or copying it to paste anywhere. */
export function Ways({ composed, words }: { composed: ComposedEnquiry; words: Words['form'] }) {
  const [status, setStatus] = useState('')
  const { whatsApp, email } = composed
  const cut = whatsApp.cut ? (email.cut ? words.inBoth : words.inWhatsApp) : email.cut && words.inEmail

  // Meanwhile it is what every chat of the page says.
  useEffect(() => {
    const say = chats()
    say(whatsApp.url)
    return () => say()
  }, [whatsApp.url])

  async function copyMessage() {
    setStatus((await copyText(composed.text)) ? words.copied : words.notCopied)
  }

  return (
    <>
      {cut && <p className={text.caption}>{format(words.tooLong, cut)}</p>}
      <div className={outcome.ways}>
        <a className={`${button.button} ${button.jade}`} href={whatsApp.url} target="_blank" rel="noopener">
          <Glyph path={chat} />
          {words.byWhatsApp}
        </a>
        <a className={`${button.button} ${button.ink}`} href={email.url}>
          <Glyph path={mail} />
          {words.byEmail}
        </a>
        <button className={`${button.button} ${button.line}`} type="button" onClick={copyMessage}>
          <Glyph path={copy} />
          {words.copy}
        </button>
      </div>
      <p className={text.caption} role="status">
        <span key={status}>{status}</span>
      </p>
      <pre className={outcome.text}>{composed.text}</pre>
    </>
  )
}
