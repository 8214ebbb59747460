import { WHATSAPP } from '../../model/firm/phone.ts'
import { chats } from '../chats.ts'
import { storyOf } from './stories.ts'

/** While a story is shown, chats mention its project. Returns a function that is told which one shows. */
export function projectChats(): (project: number) => void {
  const chat = chats()
  return (project) => chat(storyOf(project)?.querySelector<HTMLAnchorElement>(`a[href^="${WHATSAPP}"]`)?.href)
}
