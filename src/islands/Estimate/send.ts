import type { FirstNumber } from '../../model/estimate/estimateReply.ts'
import type { EstimateWords } from '../../model/estimate/estimateWords.ts'
import { fill } from '../../model/text/format.ts'
import { copyText } from '../copyText.ts'
import { write } from './write.ts'

/**
 * The ways to share a first number: WhatsApp, the contact form, and its link. Returns a function that updates them and
 * returns the link of the chat.
 */
export function waysToSend(root: Element, words: EstimateWords, announce: (text: string) => void) {
  const send = root.querySelector('[data-message]') as HTMLElement
  const [chat, form] = send.querySelectorAll('a') as unknown as [HTMLAnchorElement, HTMLAnchorElement]
  const copy = send.querySelector('button') as HTMLElement
  const label = copy.lastElementChild as HTMLElement
  const blank = label.textContent
  let link = ''
  copy.addEventListener('click', async () => {
    const told = (await copyText(link)) ? words.copied : words.notCopied
    write(label, told)
    announce(told)
  })
  return ({ sentence, space }: FirstNumber, address: string) => {
    link = address
    write(label, blank)
    const message = encodeURIComponent(fill(send.dataset.message ?? '', { sentence, link }))
    chat.search = `?text=${message}`
    form.search = `?spaceType=${encodeURIComponent(space.spaceType)}&message=${message}`
    return chat.href
  }
}
