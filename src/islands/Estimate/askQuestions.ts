import { areasWithin, isWithin, parseArea } from '../../model/estimate/area.ts'
import { type Answers, answersFrom } from '../../model/estimate/estimateAddress.ts'
import type { Reply } from '../../model/estimate/estimateReply.ts'
import type { EstimateWords } from '../../model/estimate/estimateWords.ts'
import { grouped } from '../../model/estimate/money.ts'
import type { Range } from '../../model/schema/estimate.ts'
import { format } from '../../model/text/format.ts'
import { undoIfCancelled } from '../undoIfCancelled.ts'

/** Milliseconds without typing after which an invalid area is reported. */
const REPORT_DELAY = 800

/**
 * Watches the three questions. Whatever was chosen, typed or slid before the script arrived counts; the URL supplies
 * the rest. Calls `replyTo` now and after every change, but for an invalid area only when the visitor leaves the field
 * or pauses. Shows the reply next to the area.
 */
export function askQuestions(
  root: Element,
  limits: Range,
  { spokenArea }: EstimateWords,
  replyTo: (answers: Answers) => Reply,
) {
  const field = (name: string) => root.querySelector(`[name=${name}]`) as HTMLInputElement
  const area = field('area')
  const slider = field('slider')
  const note = root.querySelector('#area-note') as HTMLElement
  const chosen = (name: string) => root.querySelector<HTMLInputElement>(`[name=${name}]:checked`)?.value ?? ''
  const areas = areasWithin(limits)
  const slidArea = () => areas[Number(slider.value)] ?? limits.from
  const slid = () => {
    area.value = grouped(slidArea())
  }
  let timer = 0
  const tell = () => {
    clearTimeout(timer)
    const reply = replyTo({ space: chosen('space'), level: chosen('level'), area: area.value })
    note.textContent = reply.note
    area.setAttribute('aria-invalid', String(!!reply.fault))
    slider.toggleAttribute('data-set', !!reply.area)
    slider.setAttribute('aria-valuetext', format(spokenArea, grouped(reply.area || slidArea())))
    if (!reply.area) return
    if (document.activeElement !== area) area.value = grouped(reply.area)
    const place = areas.findIndex((each) => each >= Number(reply.area))
    slider.value = String(place)
    slider.style.setProperty('--filled', `${(place / Number(slider.max)) * 100}%`)
  }

  const address = answersFrom(location.search)
  for (const radio of root.querySelectorAll<HTMLInputElement>('[type=radio]')) {
    const name = radio.name as 'space' | 'level'
    if (radio.value === address[name] && !chosen(name)) radio.checked = true
  }
  if (!area.value && slider.value !== slider.defaultValue) slid()
  area.value ||= address.area
  root.addEventListener('change', tell)
  root.addEventListener('input', ({ target }) => {
    if (target === slider) slid()
    clearTimeout(timer)
    if (target !== area || !area.value || isWithin(parseArea(area.value), limits)) tell()
    else timer = window.setTimeout(tell, REPORT_DELAY)
  })
  // The strip with the price appears as one types. Safari leaves a field that Tab leads to below it.
  area.addEventListener('keyup', () => area.scrollIntoView({ block: 'nearest' }))
  undoIfCancelled(slider, () => {
    const [typed, place] = [area.value, slider.value]
    return () => {
      area.value = typed
      slider.value = place
      tell()
    }
  })
  tell()
}
