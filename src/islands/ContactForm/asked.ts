import { keepDraft } from './draft.ts'
import { check, type Field, fieldsOf } from './validity.ts'

/** The fields that a link to the form may fill. Who somebody is and what they agree to is theirs to say. */
const FILLED = ['spaceType', 'projectScope', 'message']

/** What a link to the form asks for: '?projectScope=Consultation#form'. Undefined when it does not lead to the form. */
export function askedBy({ search, hash }: Pick<Location, 'search' | 'hash'>): Record<string, string> | undefined {
  if (hash !== '#form') return undefined
  return Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => FILLED.includes(name)))
}

/** Takes the visitor to the first field that waits for them. */
export function focusFirstEmpty(form: HTMLFormElement) {
  const waits = (field: HTMLInputElement) => (field.type === 'checkbox' ? !field.checked : !field.value)
  fieldsOf(form)
    .find((field) => waits(field as HTMLInputElement))
    ?.focus()
}

/** A link of this page to its form fills it in place. Returns what ends it. */
export function watchLinks(form: HTMLFormElement): () => void {
  const followed = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    const asked = link?.pathname === location.pathname && askedBy(link)
    if (!asked || form.hidden || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    for (const [name, value] of Object.entries(asked)) {
      const field = form.elements.namedItem(name) as Field
      field.value = value
      if (field.validity.valid) check(field)
    }
    keepDraft(form)
    focusFirstEmpty(form)
  }
  addEventListener('click', followed)
  return () => removeEventListener('click', followed)
}
