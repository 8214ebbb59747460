import type { Chunk } from './hydrate.tsx'

/** By the name of an island the chunk that holds it. */
type Loaders = Readonly<Record<string, () => Promise<{ readonly chunk: Chunk }>>>

/** Loads the script of every island on the page when it asks for it. One that fails is tried again when the page is used. */
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

async function start(island: Element, loaders: Loaders) {
  try {
    const name = island.getAttribute('data-island') ?? ''
    const loaded = await loaders[name]?.()
    const script = loaded?.chunk.islands[name]
    if (script) loaded.chunk.hydrate(island, script)
  } catch {
    // Anywhere: an island may be without markup of its own, and rules what stands beside it.
    const again = () => {
      for (const type of tries) removeEventListener(type, again)
      start(island, loaders)
    }
    for (const type of tries) addEventListener(type, again)
  }
}

const tries = ['pointerdown', 'focusin']

/** Runs something once an element is less than 400 pixels away. */
export function whenNear(element: Element, run: () => void) {
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
