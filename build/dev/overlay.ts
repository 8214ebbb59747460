import { jsonForScript } from '../../src/seo/json.ts'

/** A message to browsers: the current version of the site, what kind of change led to it, and its problems. */
export interface Change {
  readonly version: number
  readonly kind: 'page' | 'styles' | 'problems'
  readonly problems: string
}

/** The script that dev adds to every page. Listens for changes, swaps styles in place, shows problems in an overlay. */
export function overlayScript(events: string, shown: Omit<Change, 'kind'>): string {
  // tsx inserts calls to a helper, `__name`, that keeps the names of functions. Browsers do not have it.
  return `var __name=(each)=>each;(${client})(${jsonForScript(events)},${jsonForScript(shown)})`
}

/** Runs in the browser. It must be self-contained, because only its source text is sent. */
function client(events: string, shown: Omit<Change, 'kind'>) {
  let version = shown.version
  const show = (text: string) => {
    document.querySelector('dev-overlay')?.remove()
    if (!text) return
    const overlay = document.createElement('dev-overlay')
    const root = overlay.attachShadow({ mode: 'open' })
    const box = document.createElement('pre')
    box.textContent = text
    box.style.cssText =
      'inset:auto 1rem 1rem;width:auto;max-height:60vh;margin:0;padding:1.25rem 1.5rem;background:#171512;color:#f2ede3;border:0;border-left:6px solid #d9603f;font:14px/1.55 ui-monospace,Menlo,Consolas,monospace;white-space:pre-wrap;box-shadow:0 12px 48px #0008'
    box.setAttribute('role', 'alert')
    box.popover = 'manual' // above a lightbox, too
    root.append(box)
    document.body.append(overlay)
    box.showPopover()
  }
  const swapStyles = async () => {
    const text = await (await fetch(location.href)).text()
    const fresh = new DOMParser().parseFromString(text, 'text/html')
    for (const selector of ['head style', 'body link']) {
      const [now, next] = [document, fresh].map((each) => each.querySelector(selector))
      if (now && next) now.replaceWith(next)
    }
  }
  const take = (change: Change) => {
    const hadProblems = Boolean(document.querySelector('dev-overlay'))
    show(change.problems)
    if (change.version === version || change.kind === 'problems') return
    version = change.version
    const hasNotices = document.querySelector('#notices') // their script has written into the sheet
    if (change.kind === 'styles' && !hadProblems && !hasNotices) swapStyles()
    else location.reload()
  }
  show(shown.problems)
  // Browsers allow six connections per host, so one tab listens and informs the others. When it closes, another does.
  const channel = new BroadcastChannel(events)
  channel.onmessage = ({ data }) => take(data)
  const listen = () => {
    new EventSource(events).onmessage = ({ data }) => {
      const change = JSON.parse(data)
      channel.postMessage(change)
      take(change)
    }
    return new Promise(() => {})
  }
  if ('locks' in navigator) navigator.locks.request(events, listen)
  else listen()
}
