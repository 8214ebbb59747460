import { fieldsOf } from './validity.ts'

const key = 'enquiry'

/** The draft that this page has saved, restored or erased last. */
let known = saved()

/** Saves the fields in the tab's session storage until they are sent: they survive a reload, Back and a failed send. */
export function keepDraft(form: HTMLFormElement) {
  storage((session) => session.setItem(key, JSON.stringify(Object.fromEntries(new FormData(form)))))
  known = saved()
}

/** Whether another page has saved or erased a draft since. */
export function isOutdated(): boolean {
  return saved() !== known
}

export function forgetDraft() {
  storage((session) => session.removeItem(key))
  known = saved()
}

function saved() {
  return storage((session) => session.getItem(key))
}

/**
 * Fills fields that are still empty: what was typed before the script arrived, or restored by the browser, is newer.
 * Values from the link that led here (`asked`) take precedence over the draft, except that a message is appended to it.
 */
export function restoreDraft(form: HTMLFormElement, asked: Readonly<Record<string, string>> = {}) {
  known = saved()
  const draft: Readonly<Record<string, unknown>> = storage(() => JSON.parse(known ?? '{}')) ?? {}
  for (const field of fieldsOf(form)) {
    const typed = draft[field.name]
    const saved = typeof typed === 'string' ? typed : ''
    const prefilled = asked[field.name] ?? ''
    if (field.type === 'checkbox') (field as HTMLInputElement).checked ||= saved !== ''
    else if (field.type === 'textarea') field.value = joined(field.value || saved, prefilled)
    else field.value ||= prefilled || saved
    // If an option is no longer offered, nothing is selected: go back to 'Choose one'.
    if ('selectedIndex' in field && field.selectedIndex < 0) field.selectedIndex = 0
  }
}

/** Appends the message from a link, unless it is already there. */
export function joined(kept: string, asked: string): string {
  return kept.includes(asked) ? kept : [kept, asked].filter(Boolean).join('\n\n')
}

/** Storage may be missing, full, blocked or corrupt; the form works without it. */
function storage<Value>(use: (session: Storage) => Value): Value | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
