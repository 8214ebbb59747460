/* Shows the notices that are due today in Malaysia, and hides those that the visitor closes, for the whole day. */
declare const early: readonly (readonly [from: string, until: string, id: string, letters: number])[]

const today = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10)
const [sheet] = document.styleSheets
/** The day, and what has been closed on it. Not in sessionStorage: pages that Back restores in Firefox keep an old one. */
const closed = (): string => {
  try {
    const last: string = localStorage.closed ?? ''
    return last.startsWith(today) ? last : today
  } catch {
    return ''
  }
}

const shown = new Map<string, number>()
for (const [from, until, id, letters] of early) {
  if (today < from || until < today || closed().includes(id)) continue
  sheet?.insertRule(`#notices,#${id}{display:flex}`)
  shown.set(id, 1.5 + 1.3 * Math.ceil(letters / 140))
}
// Makes the first screen shorter by about the same height, so that its end is not behind the chat button.
const fit = () => {
  const height = [...shown.values()].reduce((sum, each) => sum + each, 0)
  sheet?.insertRule(`@media(min-width:64rem){#notices~main{--dock:${height}rem}}`, sheet.cssRules.length)
}
fit()

addEventListener('click', ({ target, detail }) => {
  if (detail > 1) return // the second of a double click, for which another notice may have moved up
  const notice = (target as Element).closest('[data-close]')?.parentElement
  if (!notice) return
  try {
    localStorage.closed = `${closed()} ${notice.id}`
  } catch {}
  document.querySelector<HTMLElement>('[data-header] a')?.focus({ preventScroll: true })
  remove(notice)
})

// What other pages have closed since this one was prerendered, or left and found again by Back.
const follow = () => {
  for (const id of shown.keys()) if (closed().includes(id)) remove(document.getElementById(id))
}
addEventListener('pageshow', follow)
document.addEventListener('prerenderingchange', follow)

function remove(notice: HTMLElement | null) {
  if (!notice) return
  shown.delete(notice.id)
  const gone = shown.size > 0 ? notice : notice.parentElement
  gone?.remove()
  fit()
}

export {}
