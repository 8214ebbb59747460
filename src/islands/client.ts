import { watchEntrances } from './entrance.ts'
import { watchHeader } from './header.ts'
import { loadIslands, whenNear } from './loader.ts'
import { watchMenu } from './menu.ts'

/* What every page needs of script. Each part stands for itself: one that fails does not stop the others. */
start(showYear, watchHeader, watchMenu, watchEntrances, loadAll, loadAids, loadPictures)

function start(...parts: (() => void)[]) {
  for (const part of parts) {
    try {
      part()
    } catch (error) {
      console.error(error)
    }
  }
}

function showYear() {
  const year = document.querySelector('[data-year]')
  if (year) year.textContent = String(new Date().getFullYear())
}

/** The islands, those of a page in one chunk. */
function loadAll() {
  const gallery = () => import('./gallery.ts')
  loadIslands({
    Carousel: () => import('./home.ts'),
    ContactForm: () => import('./contact.ts'),
    Comparison: gallery,
    GalleryFilter: gallery,
    Lightbox: gallery,
  })
}

/**
 * What only some pages need, each a chunk of its own: the search for an unknown article, the aids of articles, and the map.
 * What they share with this script they are given, since one more file would carry what they import.
 */
async function loadAids() {
  const list = document.querySelector('[data-articles]')
  if (list) (await import('./unknownArticle.ts')).findArticle(list, () => start(showYear, watchHeader, watchMenu))
  if (document.querySelector('[data-article]')) (await import('./article.ts')).watchArticle()
  const map = document.querySelector<HTMLIFrameElement>('[data-map]')
  if (map) (await import('./map.ts')).watchMap(map, whenNear)
}

/** Pictures of a long list wait until they are near; when that fails, they all show. */
function loadPictures() {
  const list = document.querySelector('[data-near-list]')
  if (!list) return
  const showAll = () => list.setAttribute('data-near-list', 'failed')
  import('./nearPictures.ts').then(({ watchNear }) => watchNear(list)).catch(showAll)
}
