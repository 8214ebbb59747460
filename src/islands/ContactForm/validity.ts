export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Marks every field and focuses the first invalid one. Returns whether the form may be sent. */
export function checkAll(form: HTMLFormElement): boolean {
  const [first] = fieldsOf(form).filter((field) => !check(field))
  first?.focus({ preventScroll: true })
  // Brings its label and message into view, too: on focus, WebKit scrolls a field under the header.
  first?.closest('div')?.scrollIntoView({ block: 'nearest' })
  return !first
}

/** Marks a field valid or invalid for assistive technology and styles. The message below describes an invalid field. */
export function check(field: Field): boolean {
  const isBlank = field.required && !field.value.trim()
  const valid = field.validity.valid && !isBlank
  field.setAttribute('aria-invalid', String(!valid))
  if (valid) field.removeAttribute('aria-describedby')
  else field.setAttribute('aria-describedby', `${field.id}-fault`)
  return valid
}

/** Whether a field is empty or unchecked. */
export function isEmpty(field: Field): boolean {
  return field.type === 'checkbox' ? !(field as HTMLInputElement).checked : !field.value
}

export function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('[name]:not([type=hidden])')]
}
