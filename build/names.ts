/** The classes in markup, in the order in which it uses them. */
export function classesIn(markup: string): Set<string> {
  const names = new Set<string>()
  for (const [, value = ''] of markup.matchAll(/\sclass="([^"]*)"/g))
    for (const name of value.split(' ')) names.add(name)
  return names
}

/**
 * Letters for the class names of CSS Modules: half a kilobyte less in the first flight. `kept` are those that scripts
 * know too.
 */
export function lettersFor(names: Iterable<string>, kept: ReadonlySet<string>): Map<string, string> {
  const own = [...names].filter((name) => /^[A-Z]\w*_\w/.test(name) && !kept.has(name))
  return new Map(own.map((name, index) => [name, withoutAds(lettersOf(index))]))
}

/** Markup with its classes called by letters. */
export function shortenMarkup(markup: string, letters: ReadonlyMap<string, string>): string {
  const shorten = (name: string) => letters.get(name) ?? name
  return markup.replace(
    /(\sclass=")([^"]*)/g,
    (_, start: string, names: string) => start + names.split(' ').map(shorten).join(' '),
  )
}

/** A style sheet with its classes called by letters. */
export function shortenCss(css: string, letters: ReadonlyMap<string, string>): string {
  return css.replace(/\.([A-Z]\w*_\w+)/g, (_, name: string) => `.${letters.get(name) ?? name}`)
}

/** Ad blockers hide what is called "ad". */
function withoutAds(name: string): string {
  return name.replaceAll('ad', 'a-d')
}

/** 0 -> a, 25 -> z, 26 -> aa. Without digits, so that they are never the names of placeholders. */
export function lettersOf(index: number): string {
  const last = String.fromCharCode(97 + (index % 26))
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last
}
