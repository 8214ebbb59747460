import { type Answers, answersFrom, queryWith } from '../../model/estimateAddress.ts'
import { replyTo, spoken } from '../../model/estimateReply.ts'
import { splitWords } from '../../model/estimateWords.ts'
import { askQuestions } from './askQuestions.ts'
import { readFigures } from './readFigures.ts'
import { ways } from './send.ts'
import { sheetIn } from './sheet.ts'

/** Milliseconds after which a reply is spoken and its answers stand in the address: a slider moves faster than either. */
const SETTLED = 400

/**
 * 'Your first number' answers its questions. Both are static markup (pages/Services/FirstNumber.tsx), so that this is no
 * component: it reads what is chosen, the figures, and its words from the page, and writes what they come to. The address holds the
 * answers, and nothing is stored.
 */
export function start(root: Element) {
  const figures = readFigures(root)
  const words = splitWords(root.querySelector('[data-answer]')?.getAttribute('data-answer') ?? '[]')
  const status = root.querySelector('[role=status]') as Element
  const say = (text: string) => {
    status.textContent = text
  }
  const write = sheetIn(root, figures, words)
  const send = ways(root, words, say)
  let timer = 0
  let given: Answers = answersFrom('')
  askQuestions(root, figures.area, words, (answers) => {
    given = answers
    const reply = replyTo(answers, figures, words)
    const address = location.pathname + queryWith(location.search, answers)
    write(reply)
    if (reply.number) send(reply.number, `${location.origin}${address}#estimate`)
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      say(spoken(reply.number?.sentence ?? reply.fault ?? '', words))
      history.replaceState(history.state, '', address + location.hash)
    }, SETTLED)
    return reply
  })
  // A link of this page that answers a question keeps what was answered of the others.
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a')
    if (link?.pathname !== location.pathname || link.hash !== '#estimate') return
    const { space, level, area } = answersFrom(link.search)
    const answers = { space: space || given.space, level: level || given.level, area: area || given.area }
    link.search = queryWith(location.search, answers)
  })
  root.setAttribute('data-alive', '')
}
