/* Shows the notices whose days these are in Malaysia, and closes them for the visit. */
declare const early: readonly (readonly [from: string, until: string, id: string])[]

const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
const [sheet] = document.styleSheets
let closed = ''
try {
  closed = sessionStorage.closed ?? ''
} catch {}

const add = (rule: string) => sheet?.insertRule(rule, sheet.cssRules.length)
let height = 0
for (const [from, until, id] of early) {
  if (today < from || until < today || closed.includes(id)) continue
  add(`#notices,#${id}{display:flex}`)
  // The first screen is as much lower, so that what it ends with does not stand behind the chat button.
  height += 2.8
  add(`@media(min-width:64rem){#notices~main{--dock:${height}rem}}`)
}

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
