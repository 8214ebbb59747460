import { createContext, use } from 'react'
import type { Words } from '../model/schema/words.ts'

export const WordsContext = createContext<Words | undefined>(undefined)

/** The texts that pages share (content/words.yaml). Islands get theirs as props, since context does not reach them. */
export function useWords(): Words {
  const words = use(WordsContext)
  if (!words) throw new Error('useWords() works only while a page is rendered')
  return words
}
