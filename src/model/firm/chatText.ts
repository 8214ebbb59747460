import type { Page } from '../page.ts'
import type { Settings } from '../schema/settings.ts'
import { fill } from '../text/format.ts'
import { unjoined } from '../text/joints.ts'

type Messages = Omit<Settings['messages'], 'sample'>

/** The opening message of a chat: a plain greeting, or one that names the article, project or service being viewed. */
export function chatText(messages: Messages, about: keyof Messages = 'greeting', name = ''): string {
  return unjoined(fill(messages[about], { name }))
}

/** The opening message of the chat links that every page has: on an article page it names the article. */
export function chatOn({ article }: Pick<Page, 'article'>, messages: Messages): string {
  return article ? chatText(messages, 'article', article.title) : chatText(messages)
}
