import { check, type Field } from './validity.ts'

/**
 * Checks each field when the visitor leaves it, and passes on the message of the last one, or ''. While something is
 * pressed, that waits: a new message would move it away from under the finger.
 */
export function watchFields(form: HTMLFormElement, onLeave: (fault: string) => void, signal: AbortSignal) {
  let isPressed = false
  let last: Field | undefined
  const press = ({ type }: Event) => {
    isPressed = type === 'pointerdown'
  }
  // The list of a select, or a menu, may keep the end of a press to itself: a key says that it has ended.
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'keydown']) addEventListener(type, press, { signal })
  const changed = ({ target }: Event) => {
    const field = target as Field
    last = field
    const leave = () => {
      const fault = check(field) ? '' : (document.getElementById(`${field.id}-fault`)?.textContent ?? '')
      if (field === last) onLeave(fault)
    }
    if (isPressed)
      addEventListener('pointerup', () => setTimeout(leave), { signal, once: true }) // after the click
    else leave()
  }
  form.addEventListener('change', changed, { signal })
}
