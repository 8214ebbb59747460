import { fetchAhead } from './fetchAhead.ts'
import { watchHeader } from './header.ts'
import { fetchTwice, loadIslands } from './loader.ts'
import { watchMenu } from './menu.ts'

/* What every page needs of script. Browsers that know no cascade layers get a plain page, which needs none. */
if (CSS.supports('(accent-color: red) and (text-emphasis: none)')) {
  start(showYear, watchHeader, watchMenu, fetchAhead)
  oncePainted(() => start(loadAll, aidHome, aidArticle, findUnknown, loadPictures))
} else import('./plain.ts').then(({ showPlain }) => showPlain())

/** Files that are asked for earlier would be in the way of what shows first. A page that nobody sees is not painted. */
function oncePainted(work: () => void) {
  if (document.hidden) work()
  else requestAnimationFrame(() => setTimeout(work))
}

/** Each part stands for itself: one that fails does not stop the others. */
function start(...parts: (() => unknown)[]) {
  parts.forEach(async (part) => {
    try {
      await part()
    } catch (error) {
      console.error(error)
    }
  })
}

function showYear() {
  const year = document.querySelector('[data-year]')
  if (year) year.textContent = String(new Date().getFullYear())
}

/** The islands, each a chunk. */
function loadAll() {
  loadIslands({
    ContactForm: () => import('../islands/contact.ts'),
    Estimate: () => import('../islands/Estimate/Estimate.ts'),
    Gallery: () => import('../islands/Gallery/Gallery.ts'),
  })
}

/* What only some pages need, each a chunk of its own. */

async function aidHome() {
  if (document.querySelector('[data-slides]')) (await fetchTwice('home.ts', () => import('./home.ts'))).watchHome()
}

async function aidArticle() {
  if (document.querySelector('[data-article]'))
    (await fetchTwice('article.ts', () => import('./article.ts'))).watchArticle()
}

/** The page that takes its place has a header, too. What both share the chunk is given: one more file would carry it. */
async function findUnknown() {
  const list = document.querySelector('[data-articles]')
  if (list) (await import('./unknownArticle.ts')).findArticle(list, () => start(showYear, watchHeader, watchMenu))
}

/** Pictures of a long list wait until they are near; when that fails, they all show. */
async function loadPictures() {
  const list = document.querySelector('[data-near-list]')
  if (!list) return
  try {
    ;(await import('./nearPictures.ts')).watchNear(list)
  } catch {
    list.setAttribute('data-near-list', 'failed')
  }
}
