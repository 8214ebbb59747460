import { fieldsOf } from './validity.ts'

const key = 'enquiry'

/** What was typed outlives reload, Back and a failed send: it stays in the tab's session storage until it is sent. */
export function keepDraft(form: HTMLFormElement) {
  const entries = new FormData(form) as unknown as Iterable<[string, string]>
  storage((session) => session.setItem(key, JSON.stringify(Object.fromEntries(entries))))
}

export function forgetDraft() {
  storage((session) => session.removeItem(key))
}

/**
 * Fills the fields that are still empty: what was typed before the script arrived, or what the browser restored, is newer.
 * What the link here asked for (`asked`) goes before what was typed in earlier; a message goes below it.
 */
export function restoreDraft(form: HTMLFormElement, asked: Readonly<Record<string, string>> = {}) {
  const draft: Readonly<Record<string, unknown>> = storage((session) => JSON.parse(session.getItem(key) ?? '{}')) ?? {}
  for (const field of fieldsOf(form)) {
    const typed = draft[field.name]
    if (field.type === 'checkbox') {
      if (typeof typed === 'string') (field as HTMLInputElement).checked = true
      continue
    }
    const kept = typeof typed === 'string' ? typed : ''
    const wish = asked[field.name] ?? ''
    if (field.type === 'textarea') field.value = joined(field.value || kept, wish)
    else field.value ||= wish || kept
    // An option that is no longer offered leaves a choice without any: back to 'Choose one'.
    if ('selectedIndex' in field && field.selectedIndex < 0) field.selectedIndex = 0
  }
}

/** Nothing is said twice. */
function joined(kept: string, asked: string): string {
  return kept.includes(asked) ? kept : [kept, asked].filter(Boolean).join('\n\n')
}

/** Storage may be missing, full, forbidden or hold nonsense; the form works without it. */
function storage<Value>(use: (session: Storage) => Value): Value | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
