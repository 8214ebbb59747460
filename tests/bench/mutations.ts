import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesIn, project } from '../helpers.ts'

/*
 * Small mistakes that somebody may make in build/ and src/. Each is made in a copy of the project; a test must fail.
 *   npx tsx tests/bench/mutations.ts [<part of a file name>]
 * Exits with 1 if no test fails, or if a mistake can no longer be made as written here.
 */

/** `from` occurs exactly once in the file. `test` is a test file, or a folder of them, in tests/. */
const mutations: readonly (readonly [file: string, from: string, to: string, test: string])[] = [
  ['src/model/constants.ts', 'EXCERPT_LENGTH = 150', 'EXCERPT_LENGTH = 149', 'model/article'],
  ['src/model/article/unpublished.ts', 'publishDate > date ? publishDate : date', 'publishDate', 'model/article'],
  ['src/model/article/related.ts', 'b.id - a.id', 'a.id - b.id', 'model/article'],
  ['src/model/article/tableRows.ts', 'index === rows.length - 1 && ', '', 'model/article'],
  ['src/model/checks/redirectProblems.ts', 'if (loops.includes(from))', 'if (from === to)', 'build'],
  ['src/model/firm/phone.ts', '[^\\d+]', '\\D', 'model/contact'],
  ['src/model/firm/phoneNumber.ts', "national.startsWith('0') ||", '', 'firm'],
  ['src/model/schema/contactDetails.ts', 'sample && isSample', 'isSample', 'firm'],
  ['src/pages/Home/Home.tsx', 'estimate.shown && ', '', 'firm'],
  ['src/pages/Contact/ContactDetails.tsx', 'contact.mobile === contact.phone ?', 'false ?', 'firm'],
  ['src/components/Hero/Hero.tsx', 'full && breadthOf(headline) > LONG', 'false', 'chromium/layout'],
  ['src/components/AreaMap/labels.ts', ', right - MAP.width - MARGIN', '', 'chromium/layout'],
  ['src/components/AreaMap/labels.ts', 'hidden(next) < hidden(best)', 'false', 'chromium/layout'],
  ['src/model/firm/enquiry.ts', "if (!('Segmenter' in Intl))", "if ('Segmenter' in Intl)", 'model/contact'],
  ['src/model/article/drawnFigures.ts', '[:：]\\s*', ':\\s*', 'model/article'],
  ['src/layout/Logo/Mark.tsx', 'if (icon)', 'if (!icon)', 'brand'],
  ['src/model/firm/notices.ts', 'until >= now', 'true', 'model/text'],
  ['src/model/firm/specialHours.ts', 'until >= now', 'until > now', 'model/text'],
  ['src/model/text/typography.ts', 'within ? phrase', 'false ? phrase', 'model/text'],
  ['src/model/estimate/estimate.ts', 'left -= part', 'left -= 0', 'model/estimate'],
  ['src/model/estimate/estimate.ts', ', left)', ', total)', 'model/estimate'],
  ['src/model/markdown/markdown.ts', 'state.hasMajor ? node.depth : 2', 'node.depth', 'model/markdown'],
  ['src/model/estimate/area.ts', 'new Set([from, ', 'new Set([', 'model/estimate'],
  ['src/model/estimate/money.ts', "from === to ? '' : ", '', 'model/estimate'],
  ['src/model/markdown/markdown.ts', '...(start !== 1 && { start }), ', '', 'model/markdown'],
  ['build/pages/check.ts', ' && rest.startsWith(base, own.length)', '', 'pages/check'],
  ['build/dist/output.ts', 'const each of empty)', 'const each of [] as string[])', 'dist/output'],
  ['src/model/estimate/area.ts', '([, ]\\d{3})+', '([, ]\\d+)+', 'model/estimate'],
  ['src/model/redirects.ts', 'chain.add(to)', 'to', 'goneLinks'],
  ['src/islands/Gallery/comparison.ts', "[taken('before')", "[taken('after')", 'chromium/gallery'],
  ['src/pages/About/Team.tsx', 'four ? Math', 'index ? Math', 'firm'],
  ['src/model/markdown/directives.ts', 'if (inner ||', 'if (', 'model/markdown'],
  ['build/dev/overlay.ts', 'var __name=(each)=>each;', '', 'commands'],
  ['build/dev/watch.ts', "= '' } = details", '} = details', 'dev'],
  ['build/dist/lock.ts', 'if (!isHeld(path)) rmSync', 'rmSync', 'dist'],
  ['src/model/checks/figureFindings.ts', 'known.has(figure) ||', '', 'content/preflight'],
  ['src/model/markdown/table.ts', 'above[column] === above[column + 1] && ', '', 'model/markdown'],
  ['src/model/gallery/galleryFilter.ts', 'names.some(', '[names[0] ?? ""].some(', 'model/routes'],
  ['src/model/routes.ts', "(slash ? '/' : '')", "''", 'pages/addresses'],
  ['src/model/checks/brandProblems.ts', 'TEXT = 4.5', 'TEXT = 3', 'brand'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code in a string
  ['src/components/Picture/srcSet.ts', '${width}w`', '${widths.at(-1)}w`', 'pages/html'],
  ['src/pages/Gallery/Tile.tsx', 'data-srcset={', 'data-none={', 'chromium/pictures'],
  ['src/components/Picture/Picture.tsx', 'alt = image.alt', 'alt = undefined', 'pages/html'],
  [
    'src/seo/business.ts',
    'dayOfWeek, opens, closes } :',
    'dayOfWeek, opens: closes, closes: opens } :',
    'pages/jsonLd',
  ],
  ['src/seo/json.ts', "'\\\\u003c'", "'<'", 'faults/hostile'],
  ['src/seo/Head.tsx', '{page.index && <link', '{page.title && <link', 'pages/html'],
  ['src/seo/Head.tsx', "page.index ? 'max", "page.title ? 'max", 'pages/html'],
  ['src/pages/feed.tsx', 'resources.absolute(to) : to', 'to : to', 'feeds'],
  ['src/pages/feed.tsx', 'resources.origin + asset.url', 'asset.url', 'feeds'],
  ['src/layout/Logo/Logo.tsx', 'firm.logo ? (', '!firm ? (', 'brand'],
  ['src/components/ArticlePicture/ArticlePicture.tsx', '{caption && (', '{!image && (', 'pages/html'],
  ['src/components/DataTable/DataTable.tsx', "? 'th' : 'td'\n  return (", "? 'th' : 'th'\n  return (", 'chromium/site'],
  ['src/pages/Blog/ArticleCards.tsx', ') 60vw', ') 98vw', 'chromium/pictures'],
  // These tests check that something is absent. The mutation adds it.
  ['src/styles/tokens.css', '@supports (height: 1svh)', '@supports (display: grid)', 'support'],
  ['src/styles/fonts.css', 'rare-sans', 'sans', 'code'],
  ['src/client/contents.ts', '.at(-1)', '.toReversed()[0]', 'support'],
  ['src/model/text/joints.ts', "replaceAll(NO_BREAK, ' ')", "replace(/(?<=.)\\u00a0/g, ' ')", 'support'],
  [
    'src/islands/ContactForm/ContactForm.tsx',
    "useState<Stage>({ is: 'editing' })",
    "useState<Stage>({ is: typeof window === 'undefined' ? 'editing' : 'sending' })",
    'chromium/hydration',
  ],
  [
    'build/hosts/rules.ts',
    'import type { Redirect }',
    "import '../problems.ts'\nimport type { Redirect }",
    'architecture',
  ],
  ['build/hosts/rules.ts', 'base + from.slice(1)', 'from', 'hosts'],
  ['build/commands/build.ts', "isError(each) ? 'error' : 'warning'", "'warning'", 'commands'],
  ['build/feeds/files.ts', 'sitemap(listed', 'sitemap(pages', 'feeds'],
  ['build/pages/policy.ts', "['require-trusted-types-for', \"'script'\"],", '', 'pages/policy'],
  ['build/pages/render.ts', 'codeDigest, shared, pictures', 'codeDigest, pictures', 'build'],
  ['build/pages/render.ts', 'String(type), key, props }', 'String(type), key, props: 0 }', 'build'],
  ['build/content/content.ts', '(), rules.digest, file', '(), file', 'faults/dev'],
  ['build/code/code.ts', 'isOwn ? undefined : srcProblem(error, root)', 'undefined', 'code'],
  ['build/code/code.ts', ' && keyOf() === key', '', 'code'],
  ['build/pictures/master.ts', 'if (digestOf(bytes) === digest) cache', 'cache', 'pictures'],
  ['build/options.ts', '...foreign.map', '...[].map', 'options'],
  ['src/islands/Gallery/Viewer.module.css', 'grid-template: 1fr / 1fr var(--side)', 'order: 0', 'chromium/layout'],
  ['build/pages/style.ts', '!used.has(name)', '!name', 'pages/budgets'],
  ['build/pages/check.ts', 'parts.includes(decoded(fragment))', 'ids.has(target)', 'pages/check'],
  ['src/model/markdown/state.ts', "warn(state, node, 'raw", "false && warn(state, node, 'raw", 'model/markdown'],
  ['src/model/markdown/inlines.ts', 'isMeasure(node, state)', 'false', 'model/markdown'],
  [
    'src/model/article/tableRows.ts',
    'labels.slice(column, column + span)',
    'labels.slice(column, column + 1)',
    'model/article',
  ],
  ['src/client/unknownArticle.ts', 'String(id) !== segment', 'true', 'chromium/unknown'],
  ['src/early/scripted.ts', ':not([src*="//"])', '', 'chromium/errors'],
  ['build/hosts/files.ts', "['301!', '301']", "['301', '301!']", 'hosts'],
  ['src/model/markdown/inlines.ts', '(mailto|tel):.)/i', '(mailto|tel|data):.)/i', 'model/markdown'],
  ['build/pictures/sharp.ts', '.autoOrient()', '', 'pictures'],
  ['build/pictures/sharp.ts', ".toColourspace('srgb')", ".toColourspace('srgb').keepExif()", 'pictures'],
  ['build/cache/cache.ts', '.equals(digest(kind, key, body))', '', 'cache'],
  ['build/code/styles.ts', 'if (mistake) throw mistake', '', 'code'],
  ['build/code/styles.ts', '!declared.has(name)', 'declared.has(name)', 'code'],
  ['build/code/styles.ts', 'if (twin)', 'if (!file)', 'code'],
  ['build/build.ts', 'unmade.length > 0', 'unmade.length < 0', 'pictures'],
  ['build/dist/output.ts', '(file) => ours.has(file)', '(file) => !file', 'build'],
  ['build/dist/output.ts', '...this.kept, ...foreign]', '...this.kept]', 'build'],
  ['build/dist/output.ts', 'this.release()', '', 'build'],
  [
    'build/dist/dist.ts',
    'await compressedCopies(file, bytes)',
    'await compressedCopies(file, bytes.subarray(1))',
    'pages/budgets',
  ],
]

const copy = mkdtempSync(join(tmpdir(), 'mutations-'))
const said = join(copy, 'said.json')
const [only = ''] = process.argv.slice(2)
const chosen = mutations.filter(([file]) => file.includes(only))
let missed = 0

try {
  copyProject()
  const without = run([...new Set(chosen.map(([, , , test]) => test))])
  if (without) throw new Error(`Without a mistake this fails: ${without}`)
  console.log('| mutation | caught by |\n| --- | --- |')
  for (const [file, from, to, test] of chosen) {
    const path = join(copy, file)
    const text = readFileSync(path, 'utf8')
    const isOnce = text.split(from).length === 2
    const mistaken = text.replace(from, () => to)
    if (isOnce) writeFileSync(path, mistaken)
    const caught = isOnce ? run([test]) : undefined
    writeFileSync(path, text)
    if (!caught) missed += 1
    const by = caught ?? (isOnce ? '**nothing**' : '**it does not stand there once**')
    console.log(`| ${file}: \`${from}\` → \`${to}\` | ${by} |`.replaceAll('\n', ' '))
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
console.log(`${missed} of ${chosen.length} are not caught.`)
process.exitCode = missed > 0 ? 1 : 0

/** Copies what builds and tests read, expensive pictures included, so that no mistake can corrupt the project's own. */
function copyProject() {
  const files = [
    'package.json',
    'package-lock.json',
    'vitest.config.mts',
    'vitest.browsers.config.mts',
    'tsconfig.json',
  ]
  for (const name of ['build', 'src', 'tests', 'public', '.cache/pictures', ...files])
    cpSync(join(project, name), join(copy, name), { recursive: true })
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'))
}

/** The first test that fails, or the build if that fails before any test. Undefined when all pass. */
function run(tests: readonly string[]): string | undefined {
  const files = filesIn(join(copy, 'tests')).filter((file) => tests.some((test) => isOf(file, test)))
  const code = files.filter((file) => !file.startsWith('chromium/'))
  const pages = files.filter((file) => file.startsWith('chromium/'))
  return failureIn(code) ?? failureIn(pages, ['--config=vitest.browsers.config.mts', '--project=chromium'])
}

function failureIn(files: readonly string[], config: readonly string[] = []): string | undefined {
  if (files.length === 0) return undefined
  rmSync(said, { force: true })
  const vitest = [join(project, 'node_modules/vitest/vitest.mjs'), 'run', ...files.map((file) => `tests/${file}`)]
  const options = [...config, '--bail=1', '--reporter=json', `--outputFile=${said}`]
  const { status, stderr } = spawnSync(process.execPath, [...vitest, ...options], { cwd: copy, encoding: 'utf8' })
  if (status === 0) return undefined
  const report = existsSync(said) ? readFileSync(said, 'utf8') : ''
  const failed = /"status":"failed"[^}]*?"title":("(?:[^"\\]|\\.)*")/.exec(report)?.[1]
  if (failed) return JSON.parse(failed)
  if (/does not build:/.test(stderr)) return 'the build'
  throw new Error(`No test ran:\n${stderr}`)
}

function isOf(file: string, test: string): boolean {
  return /\.test\.ts$/.test(file) && (file.startsWith(`${test}.test.`) || file.startsWith(`${test}/`))
}
