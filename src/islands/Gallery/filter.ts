import { queryForProject } from '../../model/gallery/galleryFilter.ts'
import { isPlain } from '../../model/plainEvent.ts'
import { fadeIn } from '../motion.ts'
import { ignoreSecondTap } from '../secondTap.ts'
import { afterFrame } from './afterFrame.ts'
import * as css from './Filter.module.css'
import { jumpTo } from './jumpTo.ts'
import { make } from './make.ts'
import { allPhotos, shownPhotos, variantsOf } from './photos.ts'
import type { Phrase } from './words.ts'

/**
 * The filter: a link to one project, or to all, changes the URL and one attribute of the root element, which the styles
 * follow. Back restores the previous choice and its scroll position. Calls `onShow` with the number of the project
 * shown, also at the start; 0 means all projects.
 */
export function filter(gallery: Element, phrase: Phrase, onShow: (project: number) => void) {
  const { dataset } = document.documentElement
  // Two bars with the same links: the first is shown with a story, the second with the whole gallery.
  const links = [...gallery.querySelectorAll<HTMLAnchorElement>('[data-bar] a[data-project]')]
  const names = links.slice(0, links.length / 2).map(({ search }) => nameIn(search))
  const list = gallery.querySelector('[data-near-list]')
  const status = gallery.querySelector('[role=status]')
  const total = allPhotos().length
  const counts = [...gallery.querySelectorAll('[data-bar]')].map((bar) => {
    const count = make('span', { class: css.count, 'aria-hidden': 'true' })
    bar.append(count)
    return count
  })
  // While a story is shown, the chat links that every page has mention its project.
  const chats = document.querySelectorAll<HTMLAnchorElement>('[data-menu] a[target],aside a[target]')
  const greeting = chats[0]?.href ?? ''
  const { title } = document
  const chosen = () => Number(dataset.project) || 0

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
    dataset.project = String(project)
    document.title = [names[project], title].filter(Boolean).join(' – ')
    mark(project)
    const asking = storyOf(project)?.querySelector<HTMLAnchorElement>('a[target]')?.href ?? greeting
    for (const chat of chats) chat.href = asking
    const label = project ? phrase('showing', shownPhotos().length, total) : phrase('showingAll', total)
    for (const count of counts) count.textContent = label
    // Screen readers need not hear at the start that all are shown.
    if (status && (project || status.textContent)) status.textContent = label
    onShow(project)
    afterFrame(() => project && enlarge(shownPhotos()))
  }
  // A row that is too long scrolls sideways: bring the chosen link into view. Runs last because it forces a layout.
  const bringIntoRow = () => {
    const link = linkTo(chosen())
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
    const start = project ? document.body : list?.closest('section')
    jumpTo(start)
    focus(project)
    bringIntoRow()
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
  addEventListener('popstate', ({ state }) => {
    const project = Math.max(names.indexOf(nameIn(location.search)), 0)
    if (project === chosen()) return mark(project) // another link may be marked, but not shown yet
    show(project)
    if (state?.y !== undefined) scrollTo({ top: state.y, behavior: 'instant' })
    focus(project)
    bringIntoRow()
  })
  // A story that is shown alone is headed by its name: the title of the page is hidden.
  for (const heading of gallery.querySelectorAll('article :is(h2,h3)'))
    heading.setAttribute('aria-level', String(Number(heading.localName[1]) - 1))
  // A URL with a project's former name works, and is replaced by one with its current name.
  if (chosen() && nameIn(location.search) !== names[chosen()])
    history.replaceState(history.state, '', addressOf(chosen()) + location.hash)
  show(chosen())
  bringIntoRow()
  matchMedia(COLUMNS).addEventListener('change', () => chosen() && enlarge(shownPhotos()))
}

/** Where photographs stand in more than one column. */
const COLUMNS = '(min-width:600px)'

/**
 * Photographs are shown larger in a story than in the whole gallery, except in a single column, and their widths are
 * those of pages/Gallery/Photos.module.css.
 */
function enlarge(photos: readonly HTMLElement[]) {
  if (!matchMedia(COLUMNS).matches) return
  const alone = photos.length % 2 === 1 ? photos.at(-1) : undefined
  for (const photo of photos) {
    const source = photo.querySelector('source')
    if (!source || 'large' in photo.dataset) continue
    photo.dataset.large = ''
    source.srcset = variantsOf(photo)
    const wide = photo === alone ? '60vw' : '45vw'
    source.sizes = photo.dataset.size ? '37vw' : wide // five of twelve columns; eight without a neighbour, or six
  }
}

function nameIn(query: string): string | undefined {
  return new URLSearchParams(query).get('category') ?? undefined
}

/** The story of a project, numbered from 1. */
function storyOf(project: number): Element | null {
  return document.querySelector(`article[data-of="${project}"]`)
}
