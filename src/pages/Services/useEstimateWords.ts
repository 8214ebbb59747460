import { useWords } from '../../components/words.ts'
import { unjoined } from '../../model/joints.ts'
import type { Words } from '../../model/schema/words.ts'

/** The words of the estimate with plain spaces, since its script reads texts, and sends some of them on. */
export function useEstimateWords(): Words['estimate'] {
  const words = Object.entries(useWords().estimate).map(([name, text]) => [name, unjoined(text)])
  return Object.fromEntries(words) as Words['estimate']
}
