import type { ArticleEntry } from '../content.ts'
import { routes } from '../routes.ts'
import type { Words } from '../schema/words.ts'
import { filled, type Tokens } from '../text/tokens.ts'
import { typeset } from '../text/typeset.ts'
import { type Together, typographic } from '../text/typography.ts'
import type { Article } from './article.ts'
import { resolveLink, type Targets, withLinks } from './articleLinks.ts'
import { excerpt } from './excerpt.ts'
import { pack, unpack } from './packed.ts'
import { unpublished } from './unpublished.ts'

interface ArticleOptions {
  readonly now: string
  readonly tokens: Tokens
  readonly together: Together
  /** Texts of the closing banner for articles that define none. */
  readonly defaults: Words['articleDefaults']
  readonly targets: Targets
}

/** An article as pages show it: tokens filled in, links to files resolved. Its body is typeset when it is shown. */
export function toArticle(entry: ArticleEntry, options: ArticleOptions): Article {
  const { now, tokens, together, defaults, targets } = options
  const { file } = entry
  const fills = entry.tokens.length > 0
  const data = typeset(fills ? filled(entry.data, tokens) : entry.data, together)
  const resolve = (url: string) => resolveLink(url, file, targets)
  const isAsWritten = !fills && entry.links.every(({ url }) => resolve(url) === url)
  const blocks = isAsWritten ? undefined : filled(unpack(entry.body), tokens)
  // It may have been cut inside a token: cut it again.
  const cut = blocks && entry.excerpt.includes('{') ? excerpt(blocks) : entry.excerpt
  return {
    ...data,
    category: typographic(data.category, together),
    file,
    excerpt: typographic(cut, together) || (data.metaDescription ?? ''),
    updated: data.updated && data.updated <= now ? data.updated : undefined,
    unpublished: unpublished(data, now),
    relatedLinks: data.relatedLinks?.flatMap((related) => {
      const url = resolve(related.url)
      return url ? { ...related, url } : []
    }),
    cta: {
      text: data.cta.text ?? defaults.ctaText,
      buttonText: data.cta.buttonText ?? defaults.buttonText,
      buttonLink: resolve(data.cta.buttonLink) ?? routes.contact,
    },
    body: blocks ? pack(withLinks(blocks, resolve)) : entry.body,
  }
}
