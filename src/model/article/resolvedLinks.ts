import type { Entry } from '../content.ts'
import type { Notice } from '../firm/notices.ts'
import { LINK } from '../text/linkedText.ts'
import { eachText } from '../text/tokens.ts'
import { resolveLink, type Targets } from './articleLinks.ts'

/** The data of a page with its links resolved. A link to an article that is gone or not published yet is plain text. */
export function withResolvedLinks<Data>({ file, data }: Entry<Data>, targets: Targets): Data {
  return eachText(data, (text) =>
    text.replace(LINK, (_, words, url) => {
      const route = resolveLink(url, file, targets)
      return route ? `[${words}](${route})` : words
    }),
  ) as Data
}

/** The notice with its link resolved, or without it if that leads to an article that is gone or not published yet. */
export function withResolvedLink({ link, linkText, ...notice }: Notice, file: string, targets: Targets): Notice {
  const route = link && resolveLink(link, file, targets)
  return route ? { ...notice, link: route, linkText } : notice
}
