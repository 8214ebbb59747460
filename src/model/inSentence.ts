/** A label as it stands inside a sentence: 'landed home'. Words with a capital behind their first letter keep it: 'HDB flat'. */
export function inSentence(label: string): string {
  const words = label.split(' ')
  return words.map((word) => (/.\p{Lu}/u.test(word) ? word : word.toLowerCase())).join(' ')
}
