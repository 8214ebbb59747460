import { queryForProject } from '../../model/gallery/galleryFilter.ts'
import { isPlain } from '../../model/plainEvent.ts'
import { fadeIn } from '../motion.ts'
import { ignoreSecondTap } from '../secondTap.ts'
import { afterFrame } from './afterFrame.ts'
import { jumpTo } from './jumpTo.ts'
import { shownProject } from './photos.ts'
import { storyOf } from './stories.ts'

/**
 * The filter: a link to one project, or to all, changes the URL and one attribute of the root element, which the styles
 * follow. Back restores the previous choice and its scroll position. Calls `onShow` with the number of the project
 * shown, also at the start; 0 means all projects.
 */
export function filter(gallery: Element, onShow: (project: number) => void) {
  // Two bars with the same links: the first is shown with a story, the second with the whole gallery.
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('[data-bar] a[data-project]')]
  const names = links.slice(0, links.length / 2).map(({ search }) => nameIn(search))
  const list = gallery.querySelector('[data-near-list]')
  const { title } = document

  // The link to a project, or to all, in the bar that is then shown.
  const linkTo = (project: number) => links[project || links.length / 2]

  // With its origin: a path such as '//gallery' alone would name a host.
  const addressOf = (project: number) =>
    location.origin + location.pathname + queryForProject(location.search, names[project])

  const mark = (project: number) => {
    for (const link of links) {
      if (Number(link.dataset.project) === project) link.setAttribute('aria-current', 'page')
      else link.removeAttribute('aria-current')
    }
  }
  const show = (project: number) => {
    document.documentElement.dataset.project = String(project)
    document.title = [names[project], title].filter(Boolean).join(' – ')
    mark(project)
    onShow(project)
  }
  // A row that is too long scrolls sideways: bring the chosen link into view. Runs last because it forces a layout.
  const bringIntoRow = (link: HTMLElement | null | undefined) => {
    const row = link?.parentElement
    const first = row?.firstElementChild as HTMLElement | null
    row?.scrollTo({ left: Number(link?.offsetLeft) - Number(first?.offsetLeft) })
  }
  const focus = (project: number) => {
    const start = project ? storyOf(project)?.querySelector<HTMLElement>('h2') : linkTo(project)
    start?.focus({ preventScroll: true })
  }
  const choose = (project: number) => {
    show(project)
    fadeIn(list)
    jumpTo(project ? document.body : list?.closest('section'))
    focus(project)
    bringIntoRow(linkTo(project))
  }

  gallery.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-project]')
    if (!link || !isPlain(event as MouseEvent)) return
    event.preventDefault()
    ignoreSecondTap(event as MouseEvent)
    const project = Number(link.dataset.project)
    // Like any link, one to where the visitor is already adds no step to go back.
    if (nameIn(location.search) !== names[project]) {
      history.replaceState({ ...history.state, y: scrollY }, '')
      history.pushState(null, '', addressOf(project))
    }
    // Mark the choice at once; show its photographs in the next frame, unless the visitor has moved on by then.
    mark(project)
    afterFrame(() => nameIn(location.search) === names[project] && choose(project))
  })
  // Of a link that is in sight in part, Chromium shows no more when it takes the focus.
  gallery.addEventListener('focusin', ({ target }) => {
    bringIntoRow((target as Element).closest<HTMLElement>('a[data-project]:focus-visible'))
  })
  addEventListener('popstate', ({ state }) => {
    const project = Math.max(names.indexOf(nameIn(location.search)), 0)
    if (project === shownProject()) return mark(project) // another link may be marked, but not shown yet
    show(project)
    if (state?.y !== undefined) scrollTo({ top: state.y, behavior: 'instant' })
    focus(project)
    bringIntoRow(linkTo(project))
  })
  // At the start, and when the window has become narrower again: it takes a row back to its beginning to become wider.
  const resized = new ResizeObserver(() => bringIntoRow(linkTo(shownProject())))
  for (const row of gallery.querySelectorAll('[data-bar] > nav')) resized.observe(row)
  // A story that is shown alone is headed by its name: the title of the page is hidden.
  for (const heading of gallery.querySelectorAll('article :is(h2,h3)'))
    heading.setAttribute('aria-level', String(Number(heading.localName[1]) - 1))
  // A URL with a project's former name works, and is replaced by one with its current name.
  const first = shownProject()
  if (first && nameIn(location.search) !== names[first])
    history.replaceState(history.state, '', addressOf(first) + location.hash)
  show(first)
}

function nameIn(query: string): string | undefined {
  return new URLSearchParams(query).get('category') ?? undefined
}
