/** A label as written in a sentence: 'landed home'. Words with a capital after the first letter keep it: 'HDB flat'. */
export function inSentence(label: string): string {
  const words = label.split(' ')
  return words.map((word) => (/.\p{Lu}/u.test(word) ? word : word.toLowerCase())).join(' ')
}
