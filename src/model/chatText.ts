import { fill } from './fill.ts'
import { unjoined } from './joints.ts'
import type { Page } from './page.ts'
import type { Settings } from './schema/settings.ts'

type Messages = Omit<Settings['messages'], 'sample'>

/** What a chat starts with: a plain greeting, or one that names the article, project or service being looked at. */
export function chatText(messages: Messages, about: keyof Messages = 'greeting', name = ''): string {
  return unjoined(fill(messages[about], { name }))
}

/** What a chat that is started anywhere on a page starts with. */
export function chatOn({ article }: Pick<Page, 'article'>, messages: Messages): string {
  return article ? chatText(messages, 'article', article.title) : chatText(messages)
}
