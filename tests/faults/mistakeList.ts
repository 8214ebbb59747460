import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isNode, isSeq, parseDocument } from 'yaml'
import { frontMatterOf } from '../../build/content/yamlFile.ts'

/** A mistake in one content file, and what is reported about it. */
export interface Mistake {
  readonly file: string
  /** The mistake, as written in a row of a table. */
  readonly written: string
  /** Part of the message, preceded by 'warning ' if the build goes on. Empty if the mistake is harmless. */
  readonly says: string
  /** A line, or 'file' if no line is named. Defaults to the first line that the mistake changes. */
  readonly place?: string
}

/*
 * The tables in mistakes/ have a row for each mistake, below the name of its file. ↵ is a line break:
 *   contact.phone: call us => must be a phone number  another value for a key
 *   contact.phone ~ phon   => Did you mean "phone"?   a misspelt key
 *   - contact.phone        => is missing              a missing key
 *   + colour: red          => "colour" is not a known name    one more line at the end of the YAML
 *   | A <b>bold</b> word.  => warning HTML  is shown  the text of an article
 *   = Text.                => does not begin          the whole file
 * "=> none" means that it is harmless. "@3" at the end names the line; "@file" means that no line is named.
 */
export function mistakes(): Mistake[] {
  const folder = join(import.meta.dirname, 'mistakes')
  const names = readdirSync(folder).sort()
  return names.flatMap((name) => rowsOf(readFileSync(join(folder, name), 'utf8')))
}

function rowsOf(table: string): Mistake[] {
  let file = ''
  return table.split('\n').flatMap((row): Mistake[] => {
    file = /^# (.*)/.exec(row)?.[1] ?? file
    const [, written, says = '', place] = /^([^#].*?) +=> (.*?)(?: @(\S+))?$/.exec(row) ?? []
    return written ? [{ file, written, says: says === 'none' ? '' : says, place }] : []
  })
}

/** The text of a file after a mistake, and the line that has to be named. */
export function made({ file, written }: Pick<Mistake, 'file' | 'written'>, before: string) {
  const [, mark = '', rest = ''] = /^([-+|=]|) ?(.*)$/s.exec(written.replaceAll('↵', '\n')) ?? []
  const yaml = file.endsWith('.md') ? (frontMatterOf(before) ?? '') : before
  const [above = '', below = ''] = before.split(yaml)
  if (mark === '-') {
    const text = above + without(yaml, rest) + below
    const parent = rangesOf(without(yaml, rest), rest.split('.').slice(0, -1))?.key[0] ?? 0
    return { text, line: text.slice(0, above.length + parent).split('\n').length }
  }
  const texts: Readonly<Record<string, () => string>> = {
    '=': () => rest,
    '|': () => `${above}${yaml}---\n\n${rest}\n`,
    '+': () => `${above}${yaml}${rest}\n${below}`,
    '': () => above + changed(yaml, rest) + below,
  }
  const text = texts[mark]?.() ?? ''
  const lines = before.split('\n')
  return { text, line: text.split('\n').findIndex((line, index) => line !== lines[index]) + 1 }
}

function without(yaml: string, path: string): string {
  const document = parseDocument(yaml)
  if (!document.deleteIn(path.split('.'))) throw new Error(`There is no ${path}`)
  return document.toString({ lineWidth: 0 })
}

/** Applies `path: value` or `path ~ name`. */
function changed(yaml: string, written: string): string {
  const [, path = '', renamed, value] = /^([\w.$]+)(?: ~ (.*)|:(.*))$/s.exec(written) ?? []
  const ranges = rangesOf(yaml, path.split('.'))
  if (!ranges) throw new Error(`There is no ${path}`)
  const { key, end, isItem } = ranges
  const [before, after] = [yaml.slice(0, key[0]), yaml.slice(end)]
  if (renamed !== undefined) return before + renamed + yaml.slice(key[1])
  const name = isItem ? '' : `${yaml.slice(...key)}:`
  return before + (isItem ? value?.trim() : name + value) + after
}

/** The range of a key's name, or of a whole list item, and where the value ends. */
function rangesOf(yaml: string, path: readonly string[]) {
  const document = parseDocument(yaml)
  const parent = document.getIn(path.slice(0, -1), true)
  const node = document.getIn(path, true)
  const [start = 0, last = 0] = (isNode(node) && node.range) || []
  const end = start + yaml.slice(start, last).trimEnd().length
  if (isSeq(parent)) return isNode(node) ? { key: [start, end] as const, end, isItem: true } : undefined
  const pair = isMap(parent) ? parent.items.find(({ key }) => String(key) === path.at(-1)) : undefined
  if (!isNode(pair?.key) || !pair.key.range) return undefined
  const [from, to] = pair.key.range
  return { key: [from, to] as const, end: end || to + 1, isItem: false }
}
