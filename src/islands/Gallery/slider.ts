import { drag } from '../../model/icons.ts'
import { undoIfCancelled } from '../undoIfCancelled.ts'
import * as css from './Controls.module.css'
import { glyph, make } from './make.ts'
import type { Phrase } from './words.ts'

/** Puts an invisible range input and a visible handle over the pictures. Returns a function that resets both. */
export function slider(figure: HTMLElement, phrase: Phrase): (name: string) => void {
  const input = make('input', { type: 'range', min: '0', max: '100', autocomplete: 'off' })
  const handle = make('div', { class: css.handle }, make('span', {}, glyph(drag)))
  const move = (value: string) => {
    input.value = value
    input.setAttribute('aria-valuetext', phrase('amount', input.value))
    figure.style.setProperty('--before', `${input.value}%`)
  }
  input.addEventListener('input', () => move(input.value))
  undoIfCancelled(input, () => {
    const { value } = input
    return () => move(value)
  })
  figure.firstElementChild?.after(make('div', { class: css.slider }, input, handle))
  return (name) => {
    input.setAttribute('aria-label', phrase('compare', name))
    move('50')
  }
}
