import type { Problem } from '../../src/model/problem.ts'

/** What checks need to know about a document. Plain data, so that it can be cached. */
export interface Facts {
  /** All addresses that it refers to, also those of pictures, scripts and styles. */
  readonly links: readonly string[]
  readonly ids: readonly string[]
  readonly flaws: readonly Pick<Problem, 'rule' | 'reason' | 'remedy' | 'words'>[]
}

/** Collects the facts of a document from its HTML. */
export function factsOf(html: string): Facts {
  // The content of a template is not part of the page until a script inserts it.
  const shown = html.replace(/<template[\s\S]*?<\/template>/g, '')
  const ids = [...shown.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => decode(id ?? ''))
  return { links: [...new Set(addressesIn(html))], ids: [...new Set(ids)], flaws: flawsOf(html, shown, ids) }
}

/** The facts of a style sheet. Its fragments are parts of the pages that use it. */
export function factsOfSheet(css: string): Facts {
  return { links: addressesInStyles(css).filter((address) => !address.startsWith('#')), ids: [], flaws: [] }
}

function flawsOf(html: string, shown: string, ids: readonly string[]): Facts['flaws'] {
  const h1 = shown.match(/<h1[\s>]/g)?.length ?? 0
  const titles = html.slice(0, html.indexOf('</head>')).match(/<title>(?!<)/g)?.length ?? 0
  const images = html.match(/<img\s[^>]*>/g) ?? []
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  const altless = images.some((image) => !/\salt="/.test(image))
  const styled = /<[a-z][^>]*\sstyle="/.test(html)
  const alt = 'Give the picture an alt text, empty for decoration.'
  const same = `Two parts of the page have the id ${JSON.stringify(twice)}`
  const flaws: [is: boolean, rule: string, reason: string, remedy: string, words?: string][] = [
    [h1 !== 1, 'one-h1', `The page has ${h1} main headings`, 'Give it exactly one h1.'],
    [titles !== 1, 'one-title', `The page has ${titles} titles`, 'Give it exactly one title.'],
    [styled, 'inline-style', 'A style attribute is blocked by the policy of pages', 'Use a class of a CSS Module.'],
    [altless, 'missing-alt', 'A picture has no alternative text', alt],
    [twice !== undefined, 'same-id', same, 'Give the heading other words, or the entry another id.', `id: ${twice}`],
  ]
  return flaws.flatMap(([is, rule, reason, remedy, words]) => (is ? [{ rule, reason, remedy, words }] : []))
}

function addressesIn(html: string): string[] {
  const named = [...html.matchAll(ADDRESSES)].flatMap(([, one, several, card]) => {
    const value = decode(one ?? several ?? card ?? '')
    return several === undefined ? value : value.split(',').map((part) => part.trim().split(/\s/)[0] ?? '')
  })
  return [...named, ...addressesInStyles((html.match(/<style>[^<]*/g) ?? []).join(''))]
}

function addressesInStyles(css: string): string[] {
  return [...css.matchAll(/url\("?([^")]+)"?\)/g)].map(([, value]) => value ?? '')
}

/**
 * Attributes that contain a URL or several, and the meta tag of the social card's picture. Not the canonical address: it
 * repeats that of the page, or where the page redirects to.
 */
const ADDRESSES =
  /(?<!"canonical")\s(?:(?:href|(?:data-)?src|action)="([^"]*)"|(?:image|data-)?srcset="([^"]*)")|<meta property="og:image" content="([^"]*)"/gi

function decode(text: string): string {
  return text.replace(/&(#x27|quot|lt|gt|amp);/g, (_, name: keyof typeof signs) => signs[name])
}

const signs = { '#x27': "'", quot: '"', lt: '<', gt: '>', amp: '&' } as const
