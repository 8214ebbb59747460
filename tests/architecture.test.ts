import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn, project } from './helpers.ts'

/** Where every room may look. */
const SHARED = 'build/problems.ts build/cache/ src/model/'
/** What documents are made of. */
const DRAWN = 'build/pictures/ build/code/styles.ts src/seo/json.ts'

/**
 * The architecture, from the narrowest room to the widest: the first one that a module's path begins with is its own. Behind
 * it stands what its modules may load, and then what else they may name as a type. `own` is the module's own folder.
 */
const rooms = String.raw`
  build/main.ts | build/options.ts build/commands/
  build/(options|problems).ts | src/model/
  build/(build.ts|commands/) | build/ src/model/
  build/cache/ | own
  build/content/ | own build/markdown/ ${SHARED}
  build/markdown/ | own src/model/ | build/content/yamlFile.ts
  build/pictures/ | own ${SHARED}
  build/feeds/ | own src/model/ build/hosts/ | build/pages/
  build/hosts/ | own | src/model/
  build/code/ | own build/problems.ts build/cache/ | src/
  build/pages/ | own build/content/ ${DRAWN} ${SHARED} | src/components/resources.ts build/(code|dist)/
  build/dist/ | own build/cache/ | src/model/problem.ts
  build/dev/overlay.ts | src/seo/json.ts
  build/dev/ | build/ src/model/routes.ts | src/model/
  src/model/ | src/model/
  src/components/ | src/model/ src/components/ src/islands/Island.tsx
  src/seo/ | src/model/ src/components/ src/seo/
  src/layout/ | src/model/ src/components/ src/seo/ src/layout/ src/islands/Island.tsx
  src/pages/index.tsx | src/model/ src/components/ src/layout/ src/pages/
  src/pages/ | own src/model/ src/seo/ src/layout/ src/components/ src/islands/Island.tsx src/islands/(\w+)/(\1.tsx|\w+.module.css)
  src/early/ | src/client/held.ts src/model/
  src/client/ | src/model/ src/client/ src/islands/(contact|estimate|gallery).ts | src/islands/hydrate.tsx
  src/islands/\w+/ | own src/components/ src/model/ src/islands/[\w.]+$ | src/
  src/islands/ | src/model/ src/components/ src/islands/ src/seo/json.ts | src/
`
  .trim()
  .split('\n')
  .map((line) => line.split(' | ').flatMap((part) => [part.trim().split(' ')]))
  .map(([[room = ''] = [], may = [], types = []]) => ({ room, may, types }))

interface Import {
  readonly from: string
  /** A module of ours by its path in the project, or the name of a package. */
  readonly to: string
  readonly typesOnly: boolean
}

const modules = ['build', 'src'].flatMap((folder) =>
  filesIn(join(project, folder))
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => `${folder}/${file}`),
)
const imports = modules.flatMap(importsOf)
const own = imports.filter(({ to }) => isOwn(to))

function importsOf(from: string): Import[] {
  const text = readFileSync(join(project, from), 'utf8')
  const stated = [...text.matchAll(/^(?:import|export)\s(?:([^'";]*?)\sfrom\s)?'([^']+)'/gm)].map(([, what, to]) => ({
    to: to ?? '',
    typesOnly: /^type\s/.test(what ?? '') || /^\{(\s*type\s[^,]+,?)+\s*\}$/.test(what ?? ''),
  }))
  const loaded = [...text.matchAll(/\bimport\('([^']+)'\)/g)].map(([, to]) => ({ to: to ?? '', typesOnly: false }))
  return [...stated, ...loaded].map(({ to, typesOnly }) => ({
    from,
    to: to.startsWith('.') ? relative(project, join(project, dirname(from), to)) : to,
    typesOnly,
  }))
}

function isOwn(to: string): boolean {
  return /^(build|src)\//.test(to)
}

const roomOf = (module: string) => rooms.find(({ room }) => isIn(room, module))

function isIn(pattern: string, module: string): boolean {
  return new RegExp(`^${pattern}`).test(module)
}

function isAllowed({ from, to, typesOnly }: Import): boolean {
  const { may, types } = roomOf(from) ?? { may: [], types: [] }
  const isOwnFolder = dirname(to) === dirname(from) || to.startsWith(`${ownFolder(from)}/`)
  return [...may, ...(typesOnly ? types : [])].some((each) => (each === 'own' ? isOwnFolder : isIn(each, to)))
}

/** 'build/dist/lock.ts' -> 'build/dist', 'src/pages/Home/Home.tsx' -> 'src/pages/Home' */
function ownFolder(file: string): string {
  return file
    .split('/')
    .slice(0, file.startsWith('build') ? 2 : 3)
    .join('/')
}

test('every module is in a room, and the rooms are those of the architecture', () => {
  expect(modules.length).toBeGreaterThan(80)
  expect(modules.filter((module) => !roomOf(module))).toEqual([])
})

test('a room imports only what the table allows it', () => {
  expect(own.filter((each) => !isAllowed(each)).map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
})

test('files and folders stay small', () => {
  const lines = (file: string) => readFileSync(join(project, file), 'utf8').split('\n').length - 1
  expect(modules.filter((file) => lines(file) > (file.startsWith('build/') ? 200 : 250))).toEqual([])
  const folders = modules.filter((file) => file.startsWith('build/')).map(dirname)
  const full = folders.filter((folder) => folders.filter((each) => each === folder).length > 12)
  expect([...new Set(full)]).toEqual([])
})

/** The packages that visitors see something of, and where they may be named; `src/` knows no files, hosts or bundlers. */
const packages: Readonly<Record<string, RegExp>> = {
  react: /./,
  'react-dom/client': /./,
  'react-dom/server': /./,
  preact: /^src\/islands\/preact\.ts$/,
  'preact/hooks': /^src\/islands\/preact\.ts$/,
  zod: /^src\/model\/schema\//,
  'fastest-levenshtein': /^src\/model\/didYouMean/,
  'libphonenumber-js/max': /^src\/model\//,
}

test('the site uses few packages: one place names what runs on the wire, one what checks content', () => {
  const used = imports.filter(({ from, to, typesOnly }) => from.startsWith('src/') && !isOwn(to) && !typesOnly)
  expect(used.filter(({ from, to }) => !packages[to]?.test(from))).toEqual([])
})

test('no widget, page or component asks for a clock', () => {
  const visible = modules.filter((module) => /^src\/(pages|layout|components|seo|islands\/\w+)\//.test(module))
  expect(visible.filter((module) => /\bDate\b[(.]/.test(readFileSync(join(project, module), 'utf8')))).toEqual([])
})
