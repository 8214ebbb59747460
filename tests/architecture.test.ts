import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { expect, test } from 'vitest'
import { filesIn, project } from './helpers.ts'

/** Helpers of `src/model` that the generator imports directly. It runs most of `src/` as a bundle instead. */
const HELPERS =
  'article/unpublished|checks/(samples|instructionProblems)|firm/mark|pictures/upright|position|problem|routes'
const COMMON = `src/model/text/ src/model/(${HELPERS}).ts`
/** What most rooms of the build may import. */
const SHARED = `build/problems.ts build/cache/ ${COMMON}`

/** A module is in the first room that its path starts with. After `|`: what it may import, `own` being its folder. */
const rooms = String.raw`
  build/main.ts | build/options.ts build/commands/
  build/(options|problems).ts | ${COMMON}
  build/(build.ts|run.ts|commands/) | build/ ${COMMON}
  build/cache/ | own
  build/content/ | own build/hosts/rules.ts ${SHARED}
  build/pictures/ | own ${SHARED}
  build/feeds/ | own ${COMMON} build/hosts/
  build/hosts/ | own
  build/code/ | own build/problems.ts build/cache/
  build/pages/ | own build/content/ build/pictures/ build/code/styles.ts src/seo/json.ts ${SHARED}
  build/dist/ | own build/cache/
  build/dev/overlay.ts | src/seo/json.ts
  build/dev/ | build/ ${COMMON}
  src/model/ | src/model/
  src/components/ | src/model/ src/components/ src/islands/Island.tsx
  src/seo/ | src/model/ src/components/ src/seo/
  src/layout/ | src/model/ src/components/ src/seo/ src/layout/ src/islands/Island.tsx
  src/pages/index.tsx | src/model/ src/components/ src/layout/ src/pages/
  src/pages/ | own src/model/ src/seo/ src/layout/ src/components/ src/islands/Island.tsx src/islands/(\w+)/(\1.tsx|\w+.module.css)
  src/early/ | src/client/held.ts src/model/
  src/client/ | src/model/ src/client/ src/islands/\w+.ts src/islands/(\w+)/\1.ts
  src/islands/\w+/ | own src/components/ src/model/ src/islands/[\w.]+$
  src/islands/ | src/model/ src/components/ src/islands/ src/seo/json.ts
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' | '))
  .map(([room = '', may = '']) => ({ room, may: may.split(' ') }))

const modules = ['build', 'src'].flatMap((folder) =>
  filesIn(join(project, folder))
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => `${folder}/${file}`),
)

/** The modules of this project that a module imports. */
function importsOf(from: string): string[] {
  const loaded = readFileSync(join(project, from), 'utf8').matchAll(
    /^(?:import|export) (?!type )(?:[^'";]*? from )?'(\.[^']+)'|\b(?:import|require)\(['`](\.[^'`]+)/gm,
  )
  return [...loaded].map(([, stated, late]) => join(dirname(from), stated ?? late ?? ''))
}

const isIn = (pattern: string, module: string) => new RegExp(`^${pattern}`).test(module)

function isAllowed(from: string, to: string): boolean {
  // 'build/dist/lock.ts' -> 'build/dist', 'src/pages/Home/Home.tsx' -> 'src/pages/Home'
  const own = from.split('/').slice(0, from.startsWith('build') ? 2 : 3)
  const isOwn = dirname(to) === dirname(from) || to.startsWith(`${own.join('/')}/`)
  const may = rooms.find(({ room }) => isIn(room, from))?.may ?? []
  return may.some((each) => (each === 'own' ? isOwn : isIn(each, to)))
}

test('every module is in a room of the architecture, which imports only what the table allows it', () => {
  const imports = modules.flatMap((from) => importsOf(from).map((to) => [from, to] as const))
  expect(imports.length).toBeGreaterThan(300)
  expect(imports.filter((each) => !isAllowed(...each)).map((each) => each.join(' imports '))).toEqual([])
})

test('nothing outside islands listens to visitors: pages are rendered once, by the build', () => {
  const isHandled = (file: string) => /\son[A-Z]\w*=\{/.test(readFileSync(join(project, file), 'utf8'))
  expect(modules.filter((file) => /^src\/(?!islands\/).*\.tsx$/.test(file) && isHandled(file))).toEqual([])
})

test('every island that a page has is loaded by the script of every page', () => {
  const read = (file: string) => readFileSync(join(project, file), 'utf8')
  const named = modules.flatMap((file) => [...read(file).matchAll(/(?:\bdata-island|<Island\s+name)="(\w+)"/g)])
  const names = named.map(([, name = '']) => name)
  expect(names).not.toEqual([])
  expect(names.filter((name) => !read('src/client/client.ts').includes(`${name}: () => import(`))).toEqual([])
})

test('every style sheet is imported by something that is rendered: one that only a script has is on no page', () => {
  const rendered = modules.filter((file) => file.endsWith('.tsx')).flatMap(importsOf)
  const sheets = filesIn(join(project, 'src')).filter((file) => file.endsWith('.module.css'))
  expect(sheets.filter((file) => !rendered.includes(`src/${file}`))).toEqual([])
})

test('the generator lists folders in folders by itself: Node follows links there, in circles, since version 22', () => {
  const asksNode = (file: string) => /readdir\w*\(.*recursive/.test(readFileSync(join(project, file), 'utf8'))
  expect(modules.filter(asksNode)).toEqual([])
})
