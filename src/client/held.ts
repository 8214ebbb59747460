/**
 * Holds clicks and submits that come too early: a link or form under `data-waits` (an island's name) needs a script
 * that is still loading. The last use of each control is replayed once, when its island has started or failed.
 */
export function deferInteractions() {
  addEventListener('click', hold, true)
  addEventListener('submit', hold, true)
  addEventListener('submit', applyFallbackAction)
}

/** Stops holding, even for elements yet to be parsed, and replays what was held. */
export function endDeferral() {
  removeEventListener('click', hold, true)
  removeEventListener('submit', hold, true)
  replayInteractions()
}

/** Replays what was held for one island, or for all: its script handles it or, if that has failed, the browser does. */
export function replayInteractions(island?: string) {
  for (const waiting of document.querySelectorAll(island ? `[data-waits=${island}]` : '[data-waits]')) {
    waiting.removeAttribute('data-waits')
    waiting.querySelectorAll<HTMLElement>('[data-held]').forEach(play)
  }
}

/** Milliseconds after which a script that has neither started nor failed counts as failed. */
const SCRIPT_TIMEOUT = 15_000

function hold(event: Event) {
  const { type, target, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent
  const control = type === 'submit' ? (target as HTMLElement) : (target as Element).closest('a')
  const waiting = control?.closest<HTMLElement>('[data-waits]')
  if (!control || !waiting || ctrlKey || metaKey || shiftKey || altKey) return
  event.preventDefault()
  event.stopImmediatePropagation()
  control.dataset.held = type
  setTimeout(replayInteractions, SCRIPT_TIMEOUT, waiting.dataset.waits)
}

/** Directs a form that no script handles to the URL in its `data-action`, if it has one. */
function applyFallbackAction({ target, defaultPrevented }: Event) {
  const form = target as HTMLFormElement
  if (!defaultPrevented && form.dataset.action) form.action = form.dataset.action
}

function play(control: HTMLElement) {
  const { held } = control.dataset
  delete control.dataset.held
  if (held === 'click') control.click()
  // A form that no script handles is submitted as its markup states.
  if (held === 'submit' && control.dispatchEvent(new Event(held, { bubbles: true, cancelable: true })))
    (control as HTMLFormElement).submit()
}
