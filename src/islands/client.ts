import { watchHeader } from './header.ts'
import { loadIslands } from './loader.ts'
import { watchMenu } from './menu.ts'

/* What every page needs of script. Each part stands for itself: one that fails does not stop the others. */
const year = document.querySelector('[data-year]')
if (year) year.textContent = String(new Date().getFullYear())

for (const part of [watchHeader, watchMenu, loadAll]) {
  try {
    part()
  } catch (error) {
    console.error(error)
  }
}

/** The islands, each a chunk of its own. */
function loadAll() {
  loadIslands({})
}
