import { fieldsOf } from './validity.ts'

const key = 'enquiry'

/** Saves the fields in the tab's session storage until they are sent: they survive a reload, Back and a failed send. */
export function keepDraft(form: HTMLFormElement) {
  storage((session) => session.setItem(key, draftOf(form)))
}

/** Whether another draft has been saved, or erased, since this form was saved. */
export function isOutdated(form: HTMLFormElement): boolean {
  return storage((session) => (session.getItem(key) ?? '{}') !== draftOf(form)) ?? false
}

export function forgetDraft() {
  storage((session) => session.removeItem(key))
}

/**
 * Fills fields that are still empty: what was typed before the script arrived, or restored by the browser, is newer.
 * Values from the link that led here (`asked`) take precedence over the draft, except that a message is appended to it.
 */
export function restoreDraft(form: HTMLFormElement, asked: Readonly<Record<string, string>> = {}) {
  const draft: Readonly<Record<string, unknown>> = storage((session) => JSON.parse(session.getItem(key) ?? '{}')) ?? {}
  for (const field of fieldsOf(form)) {
    const typed = draft[field.name]
    if (field.type === 'checkbox') {
      if (typeof typed === 'string') (field as HTMLInputElement).checked = true
      continue
    }
    const saved = typeof typed === 'string' ? typed : ''
    const prefilled = asked[field.name] ?? ''
    if (field.type === 'textarea') field.value = joined(field.value || saved, prefilled)
    else field.value ||= prefilled || saved
    // If an option is no longer offered, nothing is selected: go back to 'Choose one'.
    if ('selectedIndex' in field && field.selectedIndex < 0) field.selectedIndex = 0
  }
}

function draftOf(form: HTMLFormElement): string {
  const entries = new FormData(form) as unknown as Iterable<[string, string]>
  return JSON.stringify(Object.fromEntries([...entries].filter(([, value]) => value)))
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
