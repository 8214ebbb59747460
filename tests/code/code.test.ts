import { cpSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Cache } from '../../build/cache/cache.ts'
import { Inputs } from '../../build/cache/inputs.ts'
import { freshCode, loadCode } from '../../build/code/code.ts'
import { place } from '../../build/problems.ts'
import { type Files, filesIn, project, put } from '../helpers.ts'
import { newFolder } from '../newFolder.ts'

/* src/ into pages, scripts and styles. */

const root = newFolder('code-')
const prose = 'src/components/Prose/Prose'

beforeAll(() => {
  cpSync(join(project, 'src'), join(root, 'src'), { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
})
afterAll(() => rmSync(root, { recursive: true }))

/** The problems of src while some of its files are others. */
async function problemsWith(files: Files): Promise<string[]> {
  const write = (from: string, names: string[]) => {
    for (const name of names) put(join(root, name), null)
    for (const name of names) cpSync(join(from, name), join(root, name))
  }
  for (const [name, content] of Object.entries(files)) put(join(root, name), content)
  const { problems } = await freshCode(root)
  write(project, Object.keys(files))
  return problems.map((each) => `${place(each)} ${each.reason}`)
}

describe('what is wrong in src is told with its place', () => {
  test.each<[what: string, file: string, content: string | null, problem: RegExp]>([
    ['a syntax error', `${prose}.tsx`, 'export function Prose( {', /^src\/components\/Prose\/Prose\.tsx:1:25 /],
    ['a missing export', `${prose}.tsx`, 'export const Other = 1', /^src\/\S+:\d+:\d+ No matching export/],
    [
      'an import of nothing',
      `${prose}.tsx`,
      "import './none.ts'\nexport const Prose = 1",
      /Prose\.tsx:1:8 Could not resolve/,
    ],
    [
      'a component that throws',
      `${prose}.tsx`,
      "throw new Error('loud')\nexport const Prose = 1",
      /Prose\.tsx:1:7 A component failed: loud/,
    ],
    [
      'a class that is not there',
      `${prose}.module.css`,
      '.other{top:0}',
      /^src\/\S+:\d+:\d+ There is no class "prose" in \S*Prose\.module\.css$/,
    ],
    ['a broken style sheet', `${prose}.module.css`, '.prose{top:0}}', /Prose\.module\.css:\d+:\d+ /],
    ['a broken sheet of all pages', 'src/styles/base.css', '@media {{', /^src\/styles\/base\.css:1:\d+ /],
    ['a sheet of all pages that is gone', 'src/styles/base.css', null, /^src\/styles\/base\.css ENOENT/],
  ])('%s', async (_, file, content, problem) => {
    const problems = await problemsWith({ [file]: content })
    expect(problems[0]).toMatch(problem)
  })
})

test('a class of a CSS Module is named after its component, the same for Node and the browser', async () => {
  const { value, problems } = await freshCode(root)
  expect(problems).toEqual([])
  expect(value?.css).toMatch(/@layer components\{.*\.Prose_prose\b.*@layer pages\{/s)
  const scripts = Object.values(value?.assets ?? {}).map((bytes) => Buffer.from(bytes).toString())
  expect(scripts.some((script) => script.includes('ContactForm_'))).toBe(true)
  expect(value?.islandSymbols.ContactForm?.some((name) => value.css.includes(`.${name}`))).toBe(true)
})

test('src is bundled once for as long as it stays the same, and never from damage', async () => {
  const folder = join(root, '.cache')
  const load = async () => (await loadCode(root, new Cache(folder), new Inputs())).value?.digest
  const first = await load()
  const [kept = ''] = filesIn(folder)
  put(join(folder, kept), 'damage')
  expect(await load()).toBe(first)
  expect(filesIn(folder)).toEqual([kept])
  put(join(root, 'src/components/Prose/more.ts'), 'export const more = 1')
  expect(await load()).toBe(first)
  expect(filesIn(folder).length).toBe(2)
})
