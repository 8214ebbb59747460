/* Shows the notices whose days these are in Malaysia, and closes them for the visit. */
declare const early: readonly (readonly [from: string, until: string, id: string])[]

const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
const [sheet] = document.styleSheets
let closed = ''
try {
  closed = sessionStorage.closed ?? ''
} catch {}

for (const [from, until, id] of early)
  if (from <= today && today <= until && !closed.includes(id))
    sheet?.insertRule(`#notices,#${id}{display:flex}`, sheet.cssRules.length)

addEventListener('click', ({ target }) => {
  const notice = (target as Element).closest('[data-close]')?.parentElement
  if (!notice) return
  closed += ` ${notice.id}`
  try {
    sessionStorage.closed = closed
  } catch {}
  document.querySelector<HTMLElement>('[data-header] a')?.focus({ preventScroll: true })
  notice.remove()
})

export {}
