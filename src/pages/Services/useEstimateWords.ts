import { useWords } from '../../components/words.ts'
import type { Words } from '../../model/schema/words.ts'
import { unjoined } from '../../model/text/joints.ts'

/** The texts of the estimate with plain spaces, because its script reads them and passes some on in messages. */
export function useEstimateWords(): Words['estimate'] {
  const words = Object.entries(useWords().estimate).map(([name, text]) => [name, unjoined(text)])
  return Object.fromEntries(words) as Words['estimate']
}
