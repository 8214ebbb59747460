import { replayClick } from './held.ts'

/** The modules that start the islands, by island name. */
type Loaders = Readonly<Record<string, () => Promise<{ start(island: Element): void }>>>

/**
 * Loads each island's script at the time set by `data-load`, and marks the island with `data-alive` once that runs. If
 * it fails to load, the island is what it is without scripts until it has loaded (`data-failed`).
 */
export function loadIslands(loaders: Loaders) {
  for (const island of document.querySelectorAll('[data-island]')) {
    const load = () => start(island, loaders)
    const when = island.getAttribute('data-load')
    if (when === 'visible') whenNear(island, load)
    // A browser that paints nothing may never be idle, hence the timeout.
    else if (when === 'idle' && 'requestIdleCallback' in window) requestIdleCallback(load, { timeout: 500 })
    else load()
  }
}

/**
 * The exports of a chunk. If it fails to load, it is requested again whenever the visitor uses the page: at another URL,
 * because Firefox and older Chrome never request a module again that failed. Their errors name it. If a click is held, it
 * is first requested again by itself. Only the second failure counts then: when a page is left, Safari fails what is on
 * its way, and the click must not be replayed in place of the link.
 */
export async function importWithRetry<Exports>(
  load: () => Promise<Exports>,
  onFailure?: (isAgain: boolean) => void,
  mayHurry = true,
): Promise<Exports> {
  try {
    return await load()
  } catch (error) {
    console.warn('Retried at the next use:', error)
    const isHurried = mayHurry && document.querySelector('[data-held]')
    if (!isHurried) onFailure?.(!mayHurry)
    // Safari takes a module that has only just failed for failed, without a request.
    await (isHurried ? new Promise((resolve) => setTimeout(resolve, 100)) : nextUse())
    const [url] = /https?:\S+$/.exec(String(error)) ?? []
    return importWithRetry(() => (url ? import(`${url}?again`) : load()), onFailure, false)
  }
}

async function start(island: Element, loaders: Loaders) {
  const name = island.getAttribute('data-island') ?? ''
  const replay = () => {
    if (island.matches('[data-waits]')) replayClick(island) // the gallery has a way of its own
  }
  const fail = (isAgain?: boolean) => {
    if (isAgain) replay()
    island.setAttribute('data-failed', '')
  }
  try {
    const load = loaders[name]
    if (!load) throw Error('No loader')
    ;(await importWithRetry(load, fail)).start(island)
    island.removeAttribute('data-failed')
    island.setAttribute('data-alive', '')
  } catch (error) {
    fail()
    console.warn(name, error)
  }
  replay()
}

/**
 * Resolves on the next key or at the end of the next press anywhere: an island may be empty itself and control what is
 * beside it, which must not move under the finger.
 */
function nextUse(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of ['pointerup', 'pointercancel', 'keydown']) addEventListener(type, resolve, { once: true })
  })
}

/** Calls `run` once an element is within 400 pixels of the viewport. */
function whenNear(element: Element, run: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      run()
    },
    { rootMargin: '400px' },
  )
  observer.observe(element)
}
