import { afterFrame } from './afterFrame.ts'
import * as css from './Controls.module.css'
import { make } from './make.ts'
import { allPhotos } from './photos.ts'
import { type Pair, showPair } from './showPair.ts'
import { slider } from './slider.ts'
import { type Story, storiesIn } from './stories.ts'
import type { Phrase } from './words.ts'

/**
 * The comparison: a slider over its pictures, and radio buttons for project and room. The first pair is in the markup;
 * the others are copied from the photographs when they are chosen. Returns a function that shows the rooms of one
 * project, numbered from 1, and hides the choice of project; 0 offers all projects, and shows the one chosen last.
 */
export function comparison(gallery: Element, phrase: Phrase): (project: number) => void {
  const section = gallery.querySelector<HTMLElement>('[data-compare]')
  const figure = section?.querySelector('figure')
  if (!section || !figure) return () => {}
  const projects = projectsIn(gallery)
  let [compared] = projects
  const resetSlider = slider(figure, phrase)
  const rooms = group(phrase('rooms'), css.rooms)
  const others = group(phrase('project'), css.projects)
  const controls = figure.querySelector('[data-controls]')
  const caption = figure.querySelector('figcaption')

  // Announces the pair that a visitor chooses here, not the one that comes with the choice of a filter.
  figure.addEventListener('change', () => caption?.setAttribute('aria-live', 'polite'), { capture: true })

  const showRoom = ({ name, place, pairs }: Project, index: number) => {
    const pair = pairs[index]
    if (!pair) return
    showPair(figure, pair, name, place)
    resetSlider(name)
  }
  const showProject = (project: Project) => {
    const choices = project.pairs.map((_, index) => {
      return radio('room', index === 0, () => showRoom(project, index), phrase('room', index + 1))
    })
    rooms.replaceChildren(...(choices.length > 1 ? choices : []))
    showRoom(project, 0)
  }
  others.append(
    ...projects.map((project, index) => {
      const thumbnail = make('img', { src: project.thumbnail, alt: project.name, loading: 'lazy' })
      const choose = () => {
        compared = project
        showProject(project)
      }
      return radio('compared', index === 0, choose, thumbnail)
    }),
  )
  return (number) => {
    const chosen = number ? projects.find((project) => project.number === number) : compared
    others.hidden = number > 0 || projects.length < 2
    if (!chosen) return
    caption?.removeAttribute('aria-live')
    const choice = others.querySelectorAll('input')[projects.indexOf(chosen)]
    if (choice) choice.checked = true
    afterFrame(() => {
      showProject(chosen)
      if (!rooms.isConnected) controls?.append(rooms, others) // only now: the first would push the second down
      section.dataset.project = '' // only now: the pair in the markup may be of another project
    })
  }
}

interface Project extends Story {
  readonly pairs: readonly Pair[]
}

/** The projects with at least one room to compare. */
function projectsIn(gallery: Element): Project[] {
  const projects = storiesIn(gallery).map((story) => ({ ...story, pairs: pairsOf(story.number) }))
  return projects.filter(({ pairs }) => pairs.length > 0)
}

/** The pairs of a project, in the order of their labels, as on the page. */
function pairsOf(project: number): Pair[] {
  const own = allPhotos().filter(({ dataset }) => Number(dataset.of) === project && dataset.pair)
  const labels = [...new Set(own.map(({ dataset }) => dataset.pair))].sort()
  return labels.map((label) => {
    const pair = own.filter(({ dataset }) => dataset.pair === label)
    const taken = (state: string) => pair.find(({ dataset }) => dataset.state === state) as HTMLElement
    return [taken('before'), taken('after')]
  })
}

function group(label: string, className: string | undefined): HTMLElement {
  return make('div', { class: className, role: 'radiogroup', 'aria-label': label, 'data-screen': '' })
}

function radio(name: string, checked: boolean, onChoose: () => void, label: Node | string): HTMLElement {
  const input = make('input', { type: 'radio', name, autocomplete: 'off' })
  input.checked = checked
  input.addEventListener('change', onChoose)
  return make('label', {}, input, label)
}
