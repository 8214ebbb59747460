/* Not for the scripts of pages: the oldest browsers cannot parse its patterns. */

import { JOINT } from './joints.ts'

/** Chinese letters and marks: no spaces stand between them, and they are twice as wide as Latin letters. */
export const CHINESE = /[\u3000-\u9fff\uff00-\uffef]/

/** The room that a text takes, in Latin letters. */
export function breadthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (CHINESE.test(letter) ? 2 : 1), 0)
}

/** As many spaces as the first `count` characters of a text, as wide as they are in a terminal. */
export function blankLike(text: string, count: number): string {
  const before = text.slice(0, count).padEnd(count)
  return before.replace(/./gs, (letter) => (CHINESE.test(letter) ? '\u3000' : ' '))
}

/** A text put together from parts and marks: a full stop after another mark is left out, and Chinese has wide marks. */
export function punctuated(text: string): string {
  const once = text.replace(/(?<=(?<!\.)[.!?…。！？])\.(?= |$)/g, '') // but not of '...'
  return CHINESE.test(once) ? once.replace(/([.,:])(?: |$)/g, (_, mark: keyof typeof wide) => wide[mark]) : once
}

const wide = { '.': '。', ',': '，', ':': '：' } as const

/** A headline in which no Chinese word is broken across lines: browsers may break it after each letter. */
export function wholeWords(text: string): string {
  if (!CHINESE.test(text) || text.length > 300) return text // what is longer is no headline, and takes too long
  const words = new Intl.Segmenter('zh', { granularity: 'word' }).segment(text)
  return Array.from(words, ({ segment }) =>
    /^[\u3400-\u9fff]{2,4}$/.test(segment) ? unbroken(segment) : segment,
  ).join('')
}

/** A Chinese phrase that stays on one line. */
export function unbroken(phrase: string): string {
  return phrase.replace(/(?<=[\u3400-\u9fff\d])(?=[\u3400-\u9fff])/g, JOINT)
}
