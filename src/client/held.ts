/**
 * Keeps what a visitor does too early: a link or a form under `data-waits` belongs to an island (its value is the name)
 * whose script is still on its way. The last use of a control is played once, when the island lives or its script is gone.
 */
export function holdUses() {
  addEventListener('click', hold, true)
  addEventListener('submit', hold, true)
  addEventListener('submit', direct)
}

/** The script of an island, or of all, has come or will not come: what was kept is played, by it or by the browser. */
export function releaseUses(island?: string) {
  for (const waiting of document.querySelectorAll(island ? `[data-waits=${island}]` : '[data-waits]')) {
    waiting.removeAttribute('data-waits')
    waiting.querySelectorAll<HTMLElement>('[data-held]').forEach(play)
  }
}

/** Milliseconds after which a script that does not say whether it comes is taken for gone. */
const PATIENCE = 15_000

function hold(event: Event) {
  const { type, target, ctrlKey, metaKey, shiftKey } = event as MouseEvent
  const control = type === 'submit' ? (target as HTMLElement) : (target as Element).closest('a')
  const waiting = control?.closest<HTMLElement>('[data-waits]')
  if (!control || !waiting || ctrlKey || metaKey || shiftKey) return
  event.preventDefault()
  event.stopImmediatePropagation()
  control.dataset.held = type
  setTimeout(releaseUses, PATIENCE, waiting.dataset.waits)
}

/** A form that no script takes goes to the address that stands beside its `action`. */
function direct({ target, defaultPrevented }: Event) {
  const form = target as HTMLFormElement
  if (!defaultPrevented && form.dataset.action) form.action = form.dataset.action
}

function play(control: HTMLElement) {
  const { held } = control.dataset
  delete control.dataset.held
  if (held === 'click') control.click()
  // A form that nobody takes goes where its markup says.
  if (held === 'submit' && control.dispatchEvent(new Event(held, { bubbles: true, cancelable: true })))
    (control as HTMLFormElement).submit()
}
