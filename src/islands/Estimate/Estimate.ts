import { type Answers, answersFrom, queryWith } from '../../model/estimate/estimateAddress.ts'
import type { Figures } from '../../model/estimate/estimateFigures.ts'
import { replyTo, spoken } from '../../model/estimate/estimateReply.ts'
import type { EstimateWords } from '../../model/estimate/estimateWords.ts'
import { chats } from '../chats.ts'
import { askQuestions } from './askQuestions.ts'
import { waysToSend } from './send.ts'
import { sheetIn } from './sheet.ts'

/** Milliseconds without a change before a reply is announced and the URL updated: a slider moves faster than that. */
const SETTLED = 400

/**
 * Starts 'Your first number'. Its questions and its answer sheet are static markup (pages/Services/FirstNumber.tsx), so
 * this is not a component: it finds its figures and its texts in the page, reads the choices, and writes the results
 * into it. The URL holds the answers; nothing is stored.
 */
export function start(root: Element) {
  const { dataset } = root.querySelector('[data-answer]') as HTMLElement
  const figures: Figures = JSON.parse(dataset.figures ?? '')
  const words: EstimateWords = JSON.parse(dataset.answer ?? '')
  const status = root.querySelector('[role=status]') as Element
  const announce = (text: string) => {
    status.textContent = text
  }
  const write = sheetIn(root, figures, words)
  const send = waysToSend(root, words, announce)
  const chat = chats()
  let timer = 0
  let given: Answers
  const address = () => location.origin + location.pathname + queryWith(location.search, given)
  askQuestions(root, figures.area, words, (answers) => {
    given = answers
    const reply = replyTo(answers, figures, words)
    const headline = write(reply)
    chat(reply.number && send(reply.number, `${address()}#estimate`))
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      const isBegun = reply.space || reply.level || reply.area
      const text = spoken(reply.number?.sentence ?? reply.fault ?? (isBegun ? headline : ''), words)
      if (text !== status.textContent) announce(text) // what is written again may be read again
      history.replaceState(history.state, '', address() + location.hash)
    }, SETTLED)
    return reply
  })
  // A step back on this page would show the address of earlier answers.
  addEventListener('popstate', () => history.replaceState(history.state, '', address() + location.hash))
  // A link on this page that answers one question keeps the answers to the others.
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a')
    if (link?.pathname !== location.pathname || link.hash !== '#estimate') return
    // What the link itself says, before an earlier press added the answers of that time.
    link.dataset.asks ??= link.search
    const { space, level, area } = answersFrom(link.dataset.asks)
    const answers = { space: space || given.space, level: level || given.level, area: area || given.area }
    link.search = queryWith(location.search, answers)
  })
}
