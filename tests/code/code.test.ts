import { cpSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import * as fontkit from 'fontkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Cache } from '../../build/cache/cache.ts'
import { Inputs } from '../../build/cache/inputs.ts'
import { bundleModel, endBundling } from '../../build/code/bundle.ts'
import { loadCode } from '../../build/code/code.ts'
import { PageStyles } from '../../build/pages/style.ts'
import { place } from '../../build/problems.ts'
import { build } from '../../build/run.ts'
import { cache, emptyFolder, type Files, inputsWhileSaving, now, project, put, site } from '../helpers.ts'

/* How src/ becomes pages, scripts and styles. */

const root = emptyFolder(afterAll)
const prose = 'src/components/Prose/Prose'
const index = 'src/pages/index.tsx'
const excerpt = 'src/model/article/excerpt.ts'

beforeAll(() => {
  cpSync(join(project, 'src'), join(root, 'src'), { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'))
})

test('a build that is done leaves esbuild to another one in its process', async () => {
  const other = loadCode(project, new Inputs())
  await bundleModel(project)
  await endBundling()
  expect((await other).problems).toEqual([])
})

/** Runs `act` while a file in src/ is replaced or missing. */
async function whileOther<Result>(file: string, content: Files[string], act: () => Promise<Result>) {
  put(join(root, file), content)
  const result = await act()
  put(join(root, file), readFileSync(join(project, file)))
  return result
}

test.each<[what: string, file: string, content: string | null, problem: RegExp]>([
  ['a syntax error', `${prose}.tsx`, 'export function Prose( {', /^src\/components\/Prose\/Prose\.tsx:1:25 /],
  ['a syntax error in an island', 'src/islands/Gallery/make.ts', 'export }', /^src\/islands\/Gallery\/make\.ts:1:8 /],
  ['a missing export', `${prose}.tsx`, 'export const Other = 1', /^src\/\S+:\d+:\d+ No matching export/],
  ['an import of nothing', `${prose}.tsx`, "\nimport './none.ts'", /Prose\.tsx:2:8 Could not resolve/],
  ['a class that is not there', `${prose}.module.css`, '.o{top:0}', /^src\S+:\d+ There is no class "prose" in \S*css /],
  ['a broken style sheet', `${prose}.module.css`, '.prose{top:0}}', /Prose\.module\.css:\d+:\d+ /],
  ['a brace that is missing', `${prose}.module.css`, '.prose{color:red\n.a{top:0}', /css:1:\d+ 'red' is not/],
  ['a selector that no browser knows', `${prose}.module.css`, '\n.prose:hoover{top:0}', /css:2:\d+ 'hoover' is not/],
  ['a misspelt token', `${prose}.module.css`, '.prose{top:var(--t-44)}', /^src\S+css No style sheet declares --t-44, /],
  ['a broken sheet of all pages', 'src/styles/base.css', '@media {{', /^src\/styles\/base\.css:1:\d+ /],
  [
    'an import in a sheet',
    `${prose}.module.css`,
    '\n@import "a.css";',
    /^src\S+Prose\.module\.css:2:1 An @import loads/,
  ],
  [
    'a class made of others',
    `${prose}.module.css`,
    '.prose{composes:a}\n.a{top:0}',
    /css:1:1 .*"composes" does nothing/,
  ],
  ['an import in a sheet of all pages', 'src/styles/base.css', '@import "a.css";', /^src\S+base\.css:1:1 An @import /],
  ['a sheet of all pages that is gone', 'src/styles/base.css', null, /^src\/styles\/base\.css ENOENT/],
  [
    'a font that is not there',
    'src/styles/fonts.css',
    '\n@font-face{src:url("fonts/none.woff2")}',
    /^src\/styles\/fonts\.css There is no src\/styles\/fonts\/none\.woff2 /,
  ],
  ['a package that is not there', `${prose}.tsx`, "\nimport 'left-pad'", / Run "npm ci", or correct the name\.$/],
  ['a file that is to be loaded later', 'src/client/client.ts', "import('./none.ts')", / Correct the source\.$/],
  ['a name that is there twice', `${prose}.tsx`, '\nconst a = 1\nconst a = 2', /^src\S+:3:7 .* Correct the source\.$/],
])('%s is told with its place and a remedy', async (_, file, content, problem) => {
  const { problems } = await whileOther(file, content, () => loadCode(root, new Inputs()))
  expect(problems.map((each) => `${place(each)} ${each.reason} ${each.remedy}`)[0]).toMatch(problem)
})

test('two sheets of the same name, whose classes would have the same names, are told', async () => {
  const [twin, importing] = ['src/pages/Home/Prose.module.css', `import '../../pages/Home/Prose.module.css'\n`]
  const both = () => whileOther(`${prose}.tsx`, `${importing}export * from './Prose.module.css'`, load)
  const load = () => loadCode(root, new Inputs())
  put(join(root, twin), '.a{top:0}')
  const told = (await both()).problems.map((each) => `${each.file} ${each.reason}`)
  put(join(root, twin), null)
  expect(told.join()).toMatch(/Prose\.module\.css src\S+\/Prose\.module\.css has this name, too/)
})

test('settings of TypeScript, which is only used for checks, change no page', async () => {
  const settings = '{ "compilerOptions": { "jsxImportSource": "none" } }'
  put(join(root, 'tsconfig.json'), settings)
  expect((await loadCode(root, new Inputs())).problems).toEqual([])
  put(join(root, 'tsconfig.json'), null)
})

test('a file that is saved while it is bundled is not taken for what it was before', async () => {
  const [cache, sheet] = [new Cache(emptyFolder()), 'src/styles/base.css']
  const saving = inputsWhileSaving(join(root, sheet), '.late{top:0}')
  const before = readFileSync(join(root, sheet))
  const { value: late } = await whileOther(sheet, before, () => loadCode(root, saving, cache))
  const { value } = await loadCode(root, new Inputs(), cache)
  expect([late, value].map((code) => code?.css.includes('.late'))).toEqual([true, false])
})

test('a page that takes over a sheet from another one is rendered anew', async () => {
  const page = 'src/pages/Services/Services.tsx'
  const before = readFileSync(join(root, page), 'utf8')
  const load = () => loadCode(root, new Inputs())
  const after = await whileOther(page, `import '../About/Ledger.tsx'\n${before}`, load)
  expect(after.value?.digest).not.toBe((await load()).value?.digest)
})

test('a picture that a style sheet names has to be there, also below the first screen', async () => {
  const sheet = 'src/layout/Footer/Footer.module.css'
  const styles = `${readFileSync(join(project, sheet), 'utf8')}.vents { background: url("/none.png") }`
  const { problems } = await whileOther(sheet, styles, () => site().build({ code: root }))
  expect(problems.filter((each) => each.startsWith('src'))).not.toEqual([])
})

test('a page may pass a function to one of its parts', async () => {
  const about = 'src/pages/About/About.tsx'
  const passing = readFileSync(join(project, about), 'utf8').replace(
    '<Fold of',
    '<p onFocus={() => {}} />\n        <Fold of',
  )
  const fixture = site()
  expect((await whileOther(about, passing, () => fixture.build({ code: root }))).errors).toEqual([])
})

test('a script in a page stays as it is written', async () => {
  const about = 'src/pages/About/About.tsx'
  const script = '<script dangerouslySetInnerHTML={{ __html: \'const siteId="abc"\' }} />'
  const other = readFileSync(join(project, about), 'utf8').replace('<Fold of', `${script}\n        <Fold of`)
  const fixture = site()
  await whileOther(about, other, () => fixture.build({ code: root }))
  expect(fixture.read('dist/about/index.html')).toContain('<script>const siteId="abc"</script>')
})

const whole = "import * as whole from './whole.tsx'\nexport * from './whole.tsx'\n"
const thrower = "throw new Error('loud')"

test.each([
  ['a rule of the model', excerpt, `export function excerpt() {\n  ${thrower}\n}`, `${excerpt}:2:9`],
  [
    'a page',
    index,
    `${whole}export const render = (page, ...rest) => {\n  if (page.route === '/blog/3')\n    ${thrower}\n  return whole.render(page, ...rest)\n}`,
    `${index}:5:11`,
  ],
  ['the route table', index, `${whole}export function* toPages() {\n  ${thrower}\n}`, `${index}:4:9`],
  ['a module that is loaded', index, whole + thrower, `${index}:3:7`],
  [
    'a package that gets what it cannot use',
    excerpt,
    `import { unified } from 'unified'\nexport const excerpt = () =>\n  unified().use(7 as never)`,
    `${excerpt}:3:13`,
  ],
  ['a rule that throws a text', excerpt, `export function excerpt() {\n  throw 'loud'\n}`, 'src'],
])('%s that throws stops the build with its place, and dist stays as it was', async (_, file, content, place) => {
  put(join(root, 'src/pages/whole.tsx'), readFileSync(join(project, index)))
  const fixture = site({ 'dist/index.html': 'earlier' })
  const { problems, written } = await whileOther(file, content, () => fixture.build({ code: root }))
  const told = expect.stringMatching(`^${place} component$`)
  expect([problems, written, fixture.dist()]).toEqual([[told], undefined, ['index.html']])
})

test.each([
  [
    'that is async',
    'export async function PageHead() { return null }',
    /^src\S* .*: it waits for a promise, or is async \(on \/\w+\)$/,
  ],
  [
    'that shows an object',
    'export const PageHead = () => ({ a: 1 })',
    /^src .*not valid as a React child.* \(on \/\w+\)$/,
  ],
])('a component %s is told with the page, and not as a fault of React', async (_, content, told) => {
  const fixture = site({}, { blog: false })
  const { problems } = await whileOther('src/components/PageHead/PageHead.tsx', content, () =>
    build({ root: fixture.root, code: root, cache, dist: join(fixture.root, 'dist'), now }),
  )
  expect(problems.map((each) => `${each.file} ${each.reason}`)).toEqual([expect.stringMatching(told)])
})

/** The characters of texts in English and Malay. Other scripts fall back to the fonts of the device. */
const letters = [
  ...String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index)),
  ...'\u00a0–—‘’“”…·•×°£€©™ÀÅÉÎÖØàãäåæçèéêëîïñóôöøùü',
]

test.each(['serif', 'serif-italic', 'sans'])('%s has them all, in two files', (name) => {
  const has = (file: string) => {
    const font = fontkit.create(readFileSync(join(project, `src/styles/fonts/${file}.woff2`))) as fontkit.Font
    return letters.filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
  }
  const sheet = readFileSync(join(project, 'src/styles/fonts.css'), 'utf8')
  const [, range = ''] = new RegExp(`rare-${name}\\.woff2[^}]*unicode-range:([^;]+)`).exec(sheet) ?? []
  const ends = [...range.matchAll(/U\+(\w+)-?(\w*)/g)].map(([, from, to]) => [from, to || from])
  const rare = new RegExp(`[${ends.map(([from, to]) => `\\u{${from}}-\\u{${to}}`).join('')}]`, 'u')
  expect(has(`rare-${name}`)).toEqual(letters.filter((letter) => rare.test(letter)))
  expect(has(name)).toEqual(letters.filter((letter) => !rare.test(letter)))
})

test('a page with the sheet of another folder is an error that names both', () => {
  const page = '<p class="A_a"></p><link rel="stylesheet" href="/assets/About-1a2b.css"><p class="A_a B_b"></p>'
  const [flaw] = new PageStyles(() => '.A_a{top:0}').flaws(page)
  expect(flaw?.reason).toBe('The class B_b is not in About.css')
  const [misspelt] = new PageStyles(() => '').flaws(page.replace('About-1a2b', 'Abuot'))
  expect(misspelt?.reason).toBe('The class A_a is not in Abuot.css')
  const styles = new PageStyles(() => '.A_a{top:0}.B_b{top:1px}')
  expect([styles.of(page), styles.flaws(page)]).toEqual(['.A_a{top:0}', []])
})
