/** Markup and styles of one page. */
interface Dressed {
  readonly markup: string
  readonly css: string
}

/**
 * Class names of CSS Modules as letters, in the order in which the page uses them: half a kilobyte less in the first
 * flight. `kept` are those that scripts know too.
 */
export function shortenNames({ markup, css }: Dressed, kept: ReadonlySet<string>): Dressed {
  const letters = new Map<string, string>()
  const shorten = (name: string) => {
    if (!/^[A-Z]\w*_\w/.test(name) || kept.has(name)) return name
    const short = letters.get(name) ?? withoutAds(lettersOf(letters.size))
    letters.set(name, short)
    return short
  }
  const dressed = markup.replace(
    /\sclass="([^"]*)"/g,
    (_, value: string) => ` class="${value.split(' ').map(shorten).join(' ')}"`,
  )
  return {
    markup: dressed,
    css: css.replace(/\.([A-Z]\w*_\w+)/g, (_, name: string) => `.${letters.get(name) ?? name}`),
  }
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
