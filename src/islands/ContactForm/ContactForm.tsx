import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import * as text from '../../components/Text/Text.module.css'
import { composeEnquiry, type Enquiry, toEnquiry } from '../../model/firm/enquiry.ts'
import type { Words } from '../../model/schema/words.ts'
import { format } from '../../model/text/format.ts'
import { askedBy, focusFirstEmpty, isUntouched, unasked, watchLinks } from './asked.ts'
import * as css from './ContactForm.module.css'
import { forgetDraft, isOutdated, keepDraft, restoreDraft } from './draft.ts'
import { Fields, type FormTexts, trap } from './Fields.tsx'
import { Note } from './Note.tsx'
import { Ready } from './Ready.tsx'
import { send } from './send.ts'
import { check, checkAll, type Field, fieldsOf, isEmpty } from './validity.ts'
import { Ways } from './Ways.tsx'
import { watchFields } from './watchFields.ts'

interface ContactFormProps {
  texts: FormTexts
  words: Words['form']
  phone: string
  /** Complete links: the code that builds them is not sent to the browser. */
  callLink: string
  chatLink: string
  email: string
  /** URL of a form service. Without it the visitor sends the message on WhatsApp or by e-mail. */
  endpoint?: string
  /** What the service asks for beside what visitors write, such as an access key, by the names of its fields. */
  endpointFields?: Readonly<Record<string, string>>
}

type Stage =
  | { readonly is: 'editing' | 'sending' }
  | { readonly is: 'ready' | 'failed' | 'sent'; readonly enquiry: Enquiry }

/**
 * The contact form. Without script it posts to the form service or, if there is none, to the firm's e-mail address. The
 * fields are uncontrolled: nothing typed before the script arrives is lost.
 */
export default function ContactForm(props: ContactFormProps) {
  const { texts, words, phone, callLink, chatLink, email, endpoint, endpointFields } = props
  const [stage, setStage] = useState<Stage>({ is: 'editing' })
  const [round, setRound] = useState(0)
  /** The message of the field that was left last, to be announced. */
  const [fault, setFault] = useState('')
  const panel = useFocusOn(stage.is)
  const form = useEnhancedForm(round, takeDraft, setFault)
  const busy = useRef(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy.current || !checkAll(event.currentTarget)) return
    const data = new FormData(event.currentTarget)
    const enquiry = toEnquiry(data)
    // Only a bot fills in the trap. If it was a person after all, they can still send the message themselves.
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
    if (field.validity.valid && !/^\s+$/.test(field.value)) check(field) // spaces may become a word
    keepDraft(event.currentTarget)
    if (stage.is === 'failed') setStage({ is: 'failed', enquiry: toEnquiry(new FormData(event.currentTarget)) })
  }

  /** Shows new, empty fields. Resets the old ones, too: Firefox restores a removed form's values on the next visit. */
  function clear() {
    forgetDraft()
    form.current?.reset()
    setRound(round + 1)
  }

  function startAnew() {
    clear()
    setStage({ is: 'editing' })
  }

  /** Shows new fields, which the saved draft fills. */
  function takeDraft() {
    setRound(round + 1)
    setStage({ is: 'editing' })
  }

  const composed = 'enquiry' in stage && composeEnquiry(stage.enquiry, { chatLink, email }, words)
  const [beforeCall, afterCall] = words.sent.split('{1}')
  return (
    <div className={css.panel} ref={panel}>
      <form
        key={round}
        ref={form}
        action={endpoint}
        method="post"
        encType={endpoint ? undefined : 'text/plain'}
        hidden={stage.is === 'ready' || stage.is === 'sent'}
        onSubmit={submit}
        onInput={input}
        onChange={input} // all that some password managers say of what they fill in
      >
        <Fields {...{ texts, words, email, endpoint, endpointFields }} sending={stage.is === 'sending'} />
      </form>
      {stage.is === 'ready' && composed && (
        <Ready composed={composed} words={words} onEdit={() => setStage({ is: 'editing' })} onClear={startAnew} />
      )}
      <div role="status">
        {/* Replaced, not rewritten: a browser that translates the page has put nodes of its own in place of texts. */}
        {(stage.is === 'editing' || stage.is === 'failed') && (
          <p className={text.visuallyHidden} key={fault}>
            {fault}
          </p>
        )}
        {stage.is === 'sending' && <p className={text.visuallyHidden}>{words.sending}</p>}
      </div>
      {stage.is === 'failed' && composed && (
        <Note stage="failed">
          <p role="alert">
            <b>{words.failed}</b> {words.failedHelp}
          </p>
          <Ways composed={composed} words={words} key={composed.text} />
        </Note>
      )}
      {stage.is === 'sent' && (
        <Note stage="sent">
          <p role="alert">
            <b>{format(words.thanks, stage.enquiry.name)}</b> {beforeCall}
            <a className={css.underlined} href={callLink}>
              {phone}
            </a>
            {afterCall}
          </p>
          <button type="button" onClick={startAnew}>
            <span className={css.underlined}>{words.again}</span>
          </button>
        </Note>
      )}
    </div>
  )
}

/**
 * After each change of stage, focuses what has appeared, never leaving focus on a control that is gone. Runs before the
 * paint, so that the next key press already finds the focus there.
 */
function useFocusOn(stage: Stage['is']) {
  const panel = useRef<HTMLDivElement>(null)
  const before = useRef(stage)
  useLayoutEffect(() => {
    if (before.current === stage) return
    before.current = stage
    const shown = panel.current?.querySelector<HTMLElement>(`[data-stage=${stage}]`)
    shown?.focus()
    // On focus, Firefox leaves under the header what it can see in part.
    shown?.scrollIntoView({ block: 'nearest' })
  }, [stage])
  return panel
}

/** Adds inline messages instead of the browser's bubbles, and restores the draft. Each round has a new form element. */
function useEnhancedForm(round: number, takeDraft: () => void, onLeave: (fault: string) => void) {
  const form = useRef<HTMLFormElement>(null)
  // Before a press that has waited for the script is played: it sends what the link asked for, too.
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    element.noValidate = true
    const asked = askedBy(location)
    const isTyped = !fieldsOf(element).every(isEmpty)
    restoreDraft(element, asked)
    // A reload must not undo what the visitor changes from here on, nor a link what was typed before the script came.
    if (asked || isTyped) keepDraft(element)
    if (asked) {
      history.replaceState(history.state, '', location.origin + location.pathname + unasked(location))
      if (isUntouched(element)) focusFirstEmpty(element)
    }
    const controller = new AbortController()
    const { signal } = controller
    watchLinks(element, signal)
    watchFields(element, onLeave, signal)
    // Back may show a page as it was left, with an older draft than the one that is saved.
    addEventListener('pageshow', () => isOutdated() && takeDraft(), { signal })
    return () => controller.abort()
  }, [round])
  return form
}
