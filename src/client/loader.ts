import { releaseUses } from './held.ts'

/** By the name of an island the module that starts it. */
type Loaders = Readonly<Record<string, () => Promise<{ start(island: Element): void }>>>

/** Loads the script of every island on the page when it asks for it. Where that fails, the island stays what it is without. */
export function loadIslands(loaders: Loaders) {
  for (const island of document.querySelectorAll('[data-island]')) {
    const load = () => start(island, loaders)
    const when = island.getAttribute('data-load')
    if (when === 'visible') whenNear(island, load)
    // A browser that draws nothing may have no idle time to give.
    else if (when === 'idle' && 'requestIdleCallback' in window) requestIdleCallback(load, { timeout: 500 })
    else load()
  }
}

/** What a chunk exports. One that does not come is asked for once more, when the page is next used. */
export async function fetchTwice<Exports>(
  name: string,
  load: () => Promise<Exports>,
  onFailure = () => {},
): Promise<Exports> {
  try {
    return await load()
  } catch (error) {
    console.warn(`${name} did not come and is asked for again at the next use`, error)
    onFailure()
    await nextUse()
    return load()
  }
}

async function start(island: Element, loaders: Loaders) {
  const name = island.getAttribute('data-island') ?? ''
  const fail = () => island.setAttribute('data-failed', '')
  try {
    const load = loaders[name]
    if (load) (await fetchTwice(name, load, fail)).start(island)
    island.removeAttribute('data-failed')
  } catch (error) {
    fail()
    console.warn(`${name} works as it does without a script`, error)
  }
  releaseUses(name)
}

/** Anywhere: an island may be without markup of its own, and rules what stands beside it. */
function nextUse(): Promise<unknown> {
  return new Promise((resolve) => {
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, resolve, { once: true })
  })
}

/** Runs something once an element is less than 400 pixels away. */
function whenNear(element: Element, run: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      run()
    },
    { rootMargin: '400px' },
  )
  observer.observe(element)
}
