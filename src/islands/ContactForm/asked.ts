import { CHOICE_NAMES } from '../../model/firm/enquiryFields.ts'
import { isPlain } from '../../model/plainEvent.ts'
import { joined } from './draft.ts'
import { type Field, fieldsOf, isEmpty } from './validity.ts'

/** The fields that a link to the form may fill in. Identity and consent are for the visitor to state. */
const FILLED: readonly string[] = [...CHOICE_NAMES, 'message']

/** The values in a link to the form, as in '?projectScope=Consultation#form'. Undefined for any other link. */
export function askedBy({ search, hash }: Pick<Location, 'search' | 'hash'>): Record<string, string> | undefined {
  if (hash !== '#form') return undefined
  return Object.fromEntries([...new URLSearchParams(search)].filter(([name]) => FILLED.includes(name)))
}

/** The query without those values. Others stay, such as those by which firms count where visitors come from. */
export function unasked({ search }: Pick<Location, 'search'>): string {
  const others = new URLSearchParams(search)
  for (const name of FILLED) others.delete(name)
  return `${others}` && `?${others}`
}

/** Whether the visitor has neither scrolled past the top of the form nor focused anything yet. */
export function isUntouched(form: HTMLFormElement): boolean {
  return document.activeElement === document.body && form.getBoundingClientRect().top >= 0
}

/** Focuses the first field that is empty or unchecked or, if there is none, the button that sends the form. */
export function focusFirstEmpty(form: HTMLFormElement) {
  const seen = fieldsOf(form).filter(({ tabIndex }) => tabIndex >= 0) // not the trap for bots
  const next = seen.find(isEmpty) ?? form.querySelector<HTMLElement>('[type=submit]')
  next?.focus()
}

/** Makes links on this page to the form fill it in without a page load. */
export function watchLinks(form: HTMLFormElement, signal: AbortSignal) {
  const followed = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    const asked = link?.pathname === location.pathname && askedBy(link)
    if (!asked || form.hidden || !isPlain(event)) return
    event.preventDefault()
    if (form.querySelector(':disabled')) return // what is on its way stays as it is
    for (const [name, value] of Object.entries(asked)) {
      const field = form.elements.namedItem(name) as Field
      field.value = name === 'message' ? joined(field.value, value) : value
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    focusFirstEmpty(form)
  }
  addEventListener('click', followed, { signal })
}
