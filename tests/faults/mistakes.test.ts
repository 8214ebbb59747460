import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { isMap, isScalar, parse, parseDocument, Scalar } from 'yaml'
import { documentsOf } from '../../build/content/documents.ts'
import { schemas } from '../../src/model/schema/schemas.ts'
import { frontMatterOf, YamlFile } from '../../src/model/yaml/yamlFile.ts'
import { expectReported, pickSome, smallSite } from './smallSite.ts'

/* Every mistake in content is reported with its place and in words, once, and the old site stays as it is. */

const site = smallSite()

beforeAll(async () => expect(await site.build()).toMatchObject({ code: 0 }))
afterEach(() => site.restore())

async function expectMistakeTold({ file, written, says, place = '', several = false }: Mistake) {
  const { text, line } = made({ file, written }, site.read(file))
  site.write({ [file]: text })
  const at = /^\d*$/.test(place) ? `${file}:${place || line}:` : place === 'file' ? file : place
  const told = await expectReported(site, says && `${at} ${says}`)
  const count = told.match(/^\S+ (error|warning) /gm)?.length ?? 0
  if (says) expect(count > 1, told).toBe(several)
}

const [others, stopping] = [true, false].map((goesOn) =>
  mistakes().filter(({ says }) => /^(warning |$)/.test(says) === goesOn),
)

test.each(pickSome(stopping ?? [], 10))('a mistake in $file: $written', expectMistakeTold)
test.each(pickSome(others ?? [], 3))('a mistake in $file: $written', expectMistakeTold)

const names = [...[...documentsOf(schemas).values()].map((file) => `content/${file}`), 'content/blog/1.md']
const keys = names.flatMap((file) => {
  const text = site.read(file)
  return pathsIn(parse(file.endsWith('.md') ? (frontMatterOf(text) ?? '') : text)).map((path) => ({ file, path }))
})

test.each(pickSome(keys, 1))('$file: $path is misspelt', async ({ file, path }) => {
  const name = path.split('.').at(-1)
  await expectMistakeTold({ file, written: `${path} ~ ${name}x`, says: `"${name}x" is not a known name` })
})

test.each(pickSome(keys, 1))('$file: $path is of another kind', async ({ file, path }) => {
  const several = path === 'process.steps' // it is too short, too
  await expectMistakeTold({ file, written: `${path}: [[1]]`, says: '[', several })
})

test.each(pickSome(keys, 1))('$file: $path is left out', async ({ file, path }) => {
  site.write({ [file]: made({ file, written: `- ${path}` }, site.read(file)).text })
  const { code, text } = await site.build()
  expect([code, text.includes(`${file}:`)]).toEqual(code === 0 ? [0, expect.anything()] : [1, true])
})

/** The paths of all keys in some data. In lists, only the first entry counts. Phrases are no keys of a schema. */
function pathsIn(data: unknown, above = ''): string[] {
  if (Array.isArray(data)) return pathsIn(data[0], `${above}0.`)
  if (typeof data !== 'object' || data === null) return []
  const keys = Object.entries(data).filter(([key]) => !key.includes(' '))
  return keys.flatMap(([key, value]) => [above + key, ...pathsIn(value, `${above}${key}.`)])
}

/** A mistake in one content file, and what is reported about it. */
interface Mistake {
  readonly file: string
  /** The mistake, as written in a row of a table. */
  readonly written: string
  /** Part of the message, preceded by 'warning ' if the build goes on. Empty if the mistake is harmless. */
  readonly says: string
  /** A line, or 'file' if no line is named. Defaults to the first line that the mistake changes. */
  readonly place?: string
  /** Whether more than this is reported. */
  readonly several?: boolean
}

/*
 * The tables in mistakes/ have a row for each mistake, below the name of its file. ↵ is a line break:
 *   contact.phone: call us => must be a phone number  another value for a key
 *   contact.phone ~ phon   => Did you mean "phone"?   a misspelt key
 *   - contact.phone        => is missing              a missing key
 *   + colour: red          => "colour" is not a known name    one more line at the end of the YAML
 *   | A <b>bold</b> word.  => warning HTML  is shown  the text of an article
 *   = Text.                => does not begin          the whole file
 * "=> none" means that it is harmless. "@3" at the end names the line; "@file" means that no line is named. "…" at the
 * end means that several problems are reported; otherwise it is just this one.
 */
function mistakes(): Mistake[] {
  const folder = join(import.meta.dirname, 'mistakes')
  const names = readdirSync(folder).sort()
  return names.flatMap((name) => rowsOf(readFileSync(join(folder, name), 'utf8')))
}

function rowsOf(table: string): Mistake[] {
  let file = ''
  return table.split('\n').flatMap((row): Mistake[] => {
    file = /^# (.*)/.exec(row)?.[1] ?? file
    const [, written, says = '', place, mark] = /^([^#].*?) +=> (.*?)(?: @(\S+))?( …)?$/.exec(row) ?? []
    return written ? [{ file, written, says: says === 'none' ? '' : says, place, several: Boolean(mark) }] : []
  })
}

/** The text of a file after a mistake, and the line that has to be named. */
function made({ file, written }: Pick<Mistake, 'file' | 'written'>, before: string) {
  const [, mark = '', rest = ''] = /^([-+|=]|) ?(.*)$/s.exec(written.replaceAll('↵', '\n')) ?? []
  const isArticle = file.endsWith('.md')
  const raw = isArticle ? (frontMatterOf(before) ?? '') : before
  const [above = '', below = ''] = before.split(raw)
  const yaml = parseDocument(raw).toString(FORMAT)
  const texts: Readonly<Record<string, () => string>> = {
    '=': () => rest,
    '|': () => `${above}${yaml}---\n\n${rest}\n`,
    '+': () => `${above}${yaml}${rest}\n${below}`,
    '-': () => above + changed(yaml, rest) + below,
    '': () => above + changed(yaml, ...(/^([\w.$]+)(?: ~ (.*)|:(.*))$/s.exec(rest) ?? []).slice(1)) + below,
  }
  const text = texts[mark]?.() ?? ''
  if (mark === '-') return { text, line: new YamlFile(text, isArticle).positionOf(keysIn(rest)).line }
  const lines = (above + yaml + below).split('\n')
  return { text, line: text.split('\n').findIndex((line, index) => line !== lines[index]) + 1 }
}

const FORMAT = { lineWidth: 0 }
const keysIn = (path: string) => path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))

/** YAML with another name or another value for a key, or without it. */
function changed(yaml: string, path = '', name?: string, value?: string): string {
  const document = parseDocument(yaml)
  const keys = keysIn(path)
  if (!document.hasIn(keys)) throw new Error(`There is no ${path}`)
  const parent = document.getIn(keys.slice(0, -1), true)
  const pair = isMap(parent) && parent.items.find(({ key }) => String(key) === keys.at(-1))
  if (name !== undefined && pair && isScalar(pair.key)) pair.key.value = 'HERE'
  else if (value === undefined) document.deleteIn(keys)
  else document.setIn(keys, new Scalar('HERE'))
  return document.toString(FORMAT).replace('HERE', () => name ?? value?.trim() ?? '')
}
