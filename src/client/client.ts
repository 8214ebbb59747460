import { watchHeader } from './header.ts'
import { importWithRetry, loadIslands } from './loader.ts'
import { watchMenu } from './menu.ts'
import { showYear } from './year.ts'

/* The scripts of every page. Browsers without cascade layers get a plain page, which needs none. */
if ('CSSLayerBlockRule' in window) {
  // The script is async, so it may come before the end of the page.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', startAll)
  else startAll()
} else {
  dispatchEvent(new Event('scriptless'))
  import('./plain.ts').then(({ showPlain }) => showPlain())
}

function startAll() {
  document.documentElement.dataset.js = '' // a host may allow no inline scripts, which set it earlier
  start(showYear, watchHeader, watchMenu, watchFrames)
  oncePainted(() => start(loadAll, loadHome, loadArticle, loadUnknownArticle, loadPictures))
}

/** Files requested earlier would delay what is painted first. A hidden page is not painted, so it does not wait. */
function oncePainted(work: () => void) {
  if (document.hidden) work()
  else requestAnimationFrame(() => setTimeout(work))
}

/** Isolates each part: one that fails does not stop the others. Browsers report by themselves what fails later. */
function start(...parts: (() => unknown)[]) {
  parts.forEach((part) => {
    try {
      part()
    } catch (error) {
      console.error(error)
    }
  })
}

/** A frame that a link fills is no stop of the keyboard before it is filled. */
function watchFrames() {
  addEventListener('click', ({ target }) => {
    const frame = (target as Element).closest('a')?.target
    if (frame) document.querySelector(`iframe[name="${frame}"]`)?.removeAttribute('tabindex')
  })
}

/** Loads the islands, each in its own chunk. */
function loadAll() {
  loadIslands({
    ContactForm: () => import('../islands/contact.tsx'),
    Estimate: () => import('../islands/Estimate/Estimate.ts'),
    Gallery: () => import('../islands/Gallery/Gallery.ts'),
  })
}

/* What only some pages need, each in its own chunk. */

async function loadHome() {
  if (document.querySelector('[data-slides],[data-delay]'))
    (await importWithRetry(() => import('./home.ts'))).watchHome()
}

async function loadArticle() {
  if (document.querySelector('[data-article]')) (await importWithRetry(() => import('./article.ts'))).watchArticle()
}

async function loadUnknownArticle() {
  const template = document.querySelector<HTMLTemplateElement>('[data-blog]')
  if (template) (await import('./unknownArticle.ts')).findArticle(template)
}

/** Loads the pictures of a long list when they are near the viewport. If the script fails to load, all of them show. */
async function loadPictures() {
  const list = document.querySelector<HTMLElement>('[data-near-list]')
  if (!list) return
  try {
    ;(await import('./nearPictures.ts')).watchNear(list)
  } catch {
    list.setAttribute('data-near-list', 'failed')
  }
}
