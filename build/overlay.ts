import { jsonForScript } from '../src/seo/json.ts'

/** The script that dev puts into every page: listens for changes, swaps styles in place, and shows problems over the page. */
export function overlayScript(events: string, problems: string): string {
  return `(${client.toString()})(${jsonForScript(events)},${jsonForScript(problems)})`
}

/** Runs in the browser. Self-contained: it is sent as its own source text. */
function client(events: string, problems: string) {
  const show = (text: string) => {
    document.querySelector('dev-overlay')?.remove()
    if (!text) return
    const overlay = document.createElement('dev-overlay')
    const root = overlay.attachShadow({ mode: 'open' })
    const box = document.createElement('pre')
    box.textContent = text
    box.style.cssText =
      'position:fixed;inset:auto 1rem 1rem;max-height:60vh;overflow:auto;z-index:9999;margin:0;padding:1.25rem 1.5rem;background:#171512;color:#f2ede3;border-left:6px solid #d9603f;font:14px/1.55 ui-monospace,Menlo,Consolas,monospace;white-space:pre-wrap;box-shadow:0 12px 48px #0008'
    box.setAttribute('role', 'alert')
    root.append(box)
    document.body.append(overlay)
  }
  const swapStyles = async () => {
    const text = await (await fetch(location.href)).text()
    const fresh = new DOMParser().parseFromString(text, 'text/html').querySelector('head style')
    const now = document.querySelector('head style')
    if (fresh && now) now.textContent = fresh.textContent
  }
  show(problems)
  let lost = false
  const source = new EventSource(events)
  source.addEventListener('error', () => {
    lost = true
  })
  source.addEventListener('open', () => {
    if (lost) location.reload()
  })
  source.addEventListener('change', (event) => {
    const change = JSON.parse(event.data)
    const hadProblems = Boolean(document.querySelector('dev-overlay'))
    show(change.problems)
    if (change.kind === 'problems') return
    if (change.kind === 'styles' && !hadProblems) swapStyles()
    else location.reload()
  })
}
