/**
 * Holds clicks that come too early: a submit button under `data-waits` needs a script that is still loading. A click on
 * each is replayed once, when its island has started or failed.
 */
export function holdClicks() {
  addEventListener('click', hold)
}

/** Stops holding, even for elements yet to be parsed, and replays what was held. */
export function releaseClicks() {
  removeEventListener('click', hold)
  document.querySelectorAll('[data-waits]').forEach(replayClick)
}

/** Replays what was held for an island: its script handles it or, if that has failed, the browser does. */
export function replayClick(island: Element) {
  island.removeAttribute('data-waits')
  island.querySelectorAll<HTMLElement>('[data-held]').forEach(play)
}

/** Milliseconds after which a script that has neither started nor failed counts as failed. */
const SCRIPT_TIMEOUT = 15_000

function hold(event: MouseEvent) {
  const button = (event.target as Element).closest<HTMLButtonElement>('[data-waits] [type=submit]')
  // The browser itself says what an invalid form lacks.
  if (!button || button.form?.matches(':invalid')) return
  event.preventDefault()
  button.dataset.held = ''
  setTimeout(replayClick, SCRIPT_TIMEOUT, button.closest('[data-waits]'))
}

/** The script handles the click or, if there is none, the browser. */
function play(control: HTMLElement) {
  delete control.dataset.held
  control.click()
}
