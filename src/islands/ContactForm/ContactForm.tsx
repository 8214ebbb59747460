import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { composeEnquiry, type Enquiry, toEnquiry } from '../../model/enquiry.ts'
import { telLink } from '../../model/phone.ts'
import * as css from './ContactForm.module.css'
import { forgetDraft, keepDraft, restoreDraft } from './draft.ts'
import { Fields, type FormTexts, trap } from './Fields.tsx'
import { Note } from './Note.tsx'
import { Ready } from './Ready.tsx'
import { send } from './send.ts'
import { check, checkAll, type Field } from './validity.ts'
import { Ways } from './Ways.tsx'

interface ContactFormProps {
  texts: FormTexts
  phone: string
  mobile: string
  email: string
  replyPromise: string
  /** Address of a form service. Without it the visitor sends the message on WhatsApp or by e-mail. */
  endpoint?: string
}

type Stage =
  | { readonly is: 'editing' | 'sending' }
  | { readonly is: 'ready' | 'failed' | 'sent'; readonly enquiry: Enquiry }

/**
 * The contact form (specification, section 5; decisions.md, The contact form). As plain markup it posts to the firm's
 * e-mail address. The fields belong to the browser: nothing typed before the script arrives is lost.
 */
export default function ContactForm({ texts, phone, mobile, email, replyPromise, endpoint }: ContactFormProps) {
  const [stage, setStage] = useState<Stage>({ is: 'editing' })
  const [round, setRound] = useState(0)
  const panel = useFocusOn(stage.is)
  const form = useEnhancedForm(round)
  const busy = useRef(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current || !checkAll(event.currentTarget)) return
    const data = new FormData(event.currentTarget)
    const enquiry = toEnquiry(data)
    // Only a bot fills the trap. Should it be a person after all, nothing is lost: the message can still be handed over.
    if (!endpoint || data.get(trap)) return setStage({ is: 'ready', enquiry })
    busy.current = true
    setStage({ is: 'sending' })
    const sent = await send(endpoint, data)
    busy.current = false
    if (sent) clear()
    setStage({ is: sent ? 'sent' : 'failed', enquiry })
  }

  function input(event: FormEvent<HTMLFormElement>) {
    const field = event.target as Field
    if (field.getAttribute('aria-invalid') === 'true' && field.validity.valid) check(field)
    keepDraft(event.currentTarget)
    if (stage.is === 'failed') setStage({ is: 'failed', enquiry: toEnquiry(new FormData(event.currentTarget)) })
  }

  /** New, empty fields, so that the browser has nothing to restore either. */
  function clear() {
    forgetDraft()
    setRound(round + 1)
  }

  function startAnew() {
    clear()
    setStage({ is: 'editing' })
  }

  const composed = 'enquiry' in stage && composeEnquiry(stage.enquiry, { mobile, email })
  return (
    <div className={css.panel} ref={panel}>
      <form
        key={round}
        ref={form}
        action={`mailto:${email}`}
        method="post"
        encType="text/plain"
        hidden={stage.is === 'ready' || stage.is === 'sent'}
        onSubmit={submit}
        onInput={input}
      >
        <Fields texts={texts} sending={stage.is === 'sending'} trapped={endpoint !== undefined} />
      </form>
      {stage.is === 'ready' && composed && (
        <Ready
          composed={composed}
          replyPromise={replyPromise}
          onEdit={() => setStage({ is: 'editing' })}
          onClear={startAnew}
        />
      )}
      <div role="status">
        {stage.is === 'failed' && composed && (
          <Note stage="failed">
            <p>
              <b>Your message did not go through.</b> Nothing is lost: try again, or send it another way.
            </p>
            <Ways composed={composed} />
          </Note>
        )}
        {stage.is === 'sent' && (
          <Note stage="sent">
            <p>
              <b>Thank you, {stage.enquiry.name}.</b> Your message is with us. {replyPromise}; if it is urgent, call{' '}
              <a className={css.underlined} href={telLink(phone)}>
                {phone}
              </a>
              .
            </p>
            <button type="button" onClick={startAnew}>
              <span className={css.underlined}>Write another message</span>
            </button>
          </Note>
        )}
      </div>
    </div>
  )
}

/**
 * After each change of stage the focus goes to what has appeared, never to a control that is gone: with the change, not
 * after its paint, so that the next key already finds it there.
 */
function useFocusOn(stage: Stage['is']) {
  const panel = useRef<HTMLDivElement>(null)
  const before = useRef(stage)
  useLayoutEffect(() => {
    if (before.current !== stage) panel.current?.querySelector<HTMLElement>(`[data-stage=${stage}]`)?.focus()
    before.current = stage
  }, [stage])
  return panel
}

/** Messages in place instead of the browser's bubbles, and what was typed before. Every round has a form of its own. */
function useEnhancedForm(round: number) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const element = form.current
    if (!element) return
    element.noValidate = true
    restoreDraft(element)
    // The browser's own change event, when the visitor leaves a field that was edited; React's comes with every key.
    const changed = (event: Event) => check(event.target as Field)
    element.addEventListener('change', changed)
    return () => element.removeEventListener('change', changed)
  }, [round])
  return form
}
