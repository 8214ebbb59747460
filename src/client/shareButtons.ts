import { copyText } from '../islands/copyText.ts'
import { copy, share } from '../model/icons.ts'

/** Adds two buttons to an article's share links, where supported: the device's share sheet, and copying the link. */
export function addShareButtons() {
  const section = document.querySelector<HTMLElement>('[data-share]')
  const link = section?.querySelector('a')
  if (!section || !link) return
  const url = section.dataset.share ?? ''
  const title = section.dataset.title ?? ''
  const [sheet, copyLink, copied, notCopied] = JSON.parse(section.dataset.words ?? '[]')
  const copyUrl = async (label: HTMLElement) => {
    label.textContent = (await copyText(url)) ? copied : notCopied
  }
  if ('share' in navigator) {
    const label = addButton(link, share, sheet)
    label.parentElement?.addEventListener('click', async () => {
      try {
        await navigator.share({ url, title })
      } catch (error) {
        // Some apps only seem to have a sheet. One that is closed, or open already, is no failure.
        if (!/^(Abort|InvalidState)/.test((error as Error).name)) await copyUrl(label)
      }
    })
  }
  if (navigator.clipboard) {
    const label = addButton(link, copy, copyLink)
    label.parentElement?.addEventListener('click', () => copyUrl(label))
  }
}

/** Adds a button that looks like the links before it. Returns its label, whose changes are announced. */
function addButton(link: Element, icon: string, text: string): HTMLElement {
  const button = document.createElement('button')
  const picture = link.querySelector('svg')?.cloneNode(true) as Element
  const label = document.createElement('span')
  button.className = link.className
  picture.firstElementChild?.setAttribute('d', icon)
  label.textContent = text
  label.setAttribute('aria-live', 'polite')
  button.append(picture, label)
  link.parentElement?.append(button)
  return label
}
