import { wholeWords } from '../../model/text/chinese.ts'
import { EMPHASIS } from '../../model/text/emphasis.ts'
import { withoutWidow } from '../../model/text/typography.ts'

/** A headline or statement from content, in which *asterisks* mark emphasis. */
export function Rich({ text }: { text: string }) {
  return wholeWords(withoutWidow(text))
    .split(EMPHASIS)
    .map((part, index) => (index % 2 ? <em key={index}>{part}</em> : part))
}
