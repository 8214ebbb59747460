export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Marks every field and takes the visitor to the first one with a fault. Says whether the form may be sent. */
export function checkAll(form: HTMLFormElement): boolean {
  const [first] = fieldsOf(form).filter((field) => !check(field))
  first?.focus({ preventScroll: true })
  // With its label and what is missing: WebKit brings a field that gets the focus under the header.
  first?.closest('div')?.scrollIntoView({ block: 'nearest' })
  return !first
}

/** Marks a field for assistive technology and the style sheet, as the browser judges it; the message under it is its description. */
export function check(field: Field): boolean {
  const { valid } = field.validity
  field.setAttribute('aria-invalid', String(!valid))
  if (valid) field.removeAttribute('aria-describedby')
  else field.setAttribute('aria-describedby', `${field.id}-fault`)
  return valid
}

export function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.querySelectorAll<Field>('[name]')]
}
