import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesIn, project } from './helpers.ts'

/** A room, what its modules may load, and what else they may name as a type. */
interface Room {
  readonly room: RegExp
  readonly may: readonly string[]
  readonly types?: readonly string[]
}

const sharedByRooms = ['build/problems.ts', 'build/cache/', 'src/model/']

/** The table of the architecture, from the narrowest room to the widest: the first that fits a module holds. */
const rooms: readonly Room[] = [
  { room: /^build\/main\.ts$/, may: ['build/options.ts', 'build/commands/'] },
  { room: /^build\/(options|problems)\.ts$/, may: ['src/model/'] },
  { room: /^build\/(build\.ts|commands\/)/, may: ['build/', 'src/model/'] },
  { room: /^build\/cache\//, may: ['own folder'] },
  { room: /^build\/content\//, may: [...sharedByRooms, 'build/markdown/', 'own folder'] },
  { room: /^build\/markdown\//, may: ['src/model/', 'own folder'], types: ['build/content/yamlFile.ts'] },
  { room: /^build\/pictures\//, may: [...sharedByRooms, 'own folder'] },
  { room: /^build\/feeds\//, may: ['src/model/', 'build/hosts/', 'own folder'], types: ['build/pages/'] },
  { room: /^build\/hosts\//, may: ['own folder'], types: ['src/model/'] },
  { room: /^build\/code\//, may: ['build/problems.ts', 'build/cache/', 'own folder'], types: ['src/'] },
  {
    room: /^build\/pages\//,
    may: [
      ...sharedByRooms,
      'build/content/',
      'build/pictures/',
      'build/code/styles.ts',
      'src/seo/json.ts',
      'own folder',
    ],
    types: ['src/components/resources.ts', 'build/code/', 'build/dist/'],
  },
  { room: /^build\/dist\//, may: ['build/cache/', 'own folder'], types: ['src/model/problem.ts'] },
  // JSON inside a script goes through the one function that makes it safe there.
  { room: /^build\/dev\/overlay\.ts$/, may: ['src/seo/json.ts'] },
  { room: /^build\/dev\//, may: ['build/', 'src/model/routes.ts'], types: ['src/model/'] },
  { room: /^src\/model\//, may: ['src/model/'] },
  { room: /^src\/components\//, may: ['src/model/', 'src/components/', 'src/islands/Island.tsx'] },
  { room: /^src\/seo\//, may: ['src/model/', 'src/components/', 'src/seo/'] },
  {
    room: /^src\/layout\//,
    may: ['src/model/', 'src/components/', 'src/seo/', 'src/layout/', 'src/islands/Island.tsx'],
  },
  { room: /^src\/pages\/index\.tsx$/, may: ['src/model/', 'src/components/', 'src/layout/', 'src/pages/'] },
  {
    room: /^src\/pages\//,
    may: [
      'src/model/',
      'src/seo/',
      'src/layout/',
      'src/components/',
      'own folder',
      'src/islands/Island.tsx',
      'an island',
    ],
  },
  { room: /^src\/early\//, may: ['src/client/held.ts', 'src/model/'] },
  { room: /^src\/client\//, may: ['src/model/', 'src/client/', 'island chunks'], types: ['src/islands/hydrate.tsx'] },
  {
    room: /^src\/islands\/\w+\//,
    may: ['own folder', 'src/components/', 'src/model/', 'shared by islands'],
    types: ['src/'],
  },
  {
    room: /^src\/islands\//,
    may: ['src/model/', 'src/components/', 'src/islands/', 'src/seo/json.ts'],
    types: ['src/'],
  },
]

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

function isAllowed({ from, to, typesOnly }: Import): boolean {
  const { may, types = [] } = rooms.find(({ room }) => room.test(from)) ?? { may: [] }
  return [...may, ...(typesOnly ? types : [])].some((allowed) => {
    if (allowed === 'own folder') return dirname(to) === dirname(from) || to.startsWith(`${ownFolder(from)}/`)
    if (allowed === 'island chunks') return /^src\/islands\/(contact|estimate|estimateLooks|gallery)\.ts$/.test(to)
    if (allowed === 'an island') return /^src\/islands\/(\w+)\/\1\.tsx$/.test(to)
    if (allowed === 'shared by islands') return /^src\/islands\/[\w.]+$/.test(to)
    return to.startsWith(allowed)
  })
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
  expect(modules.filter((module) => !rooms.some(({ room }) => room.test(module)))).toEqual([])
})

test('a room imports only what the table allows it', () => {
  expect(own.filter((each) => !isAllowed(each)).map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
})

test('no module needs itself in a circle, not even for a type', () => {
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (module: string, path: readonly string[]) => {
    if (path.includes(module)) circles.push([...path.slice(path.indexOf(module)), module].join(' -> '))
    if (path.includes(module) || done.has(module)) return
    for (const { from, to } of own) if (from === module) visit(to, [...path, module])
    done.add(module)
  }
  for (const module of modules) visit(module, [])
  expect(circles).toEqual([])
})

test('files and folders stay small', () => {
  const lines = (file: string) => readFileSync(join(project, file), 'utf8').split('\n').length - 1
  expect(modules.filter((file) => lines(file) > (file.startsWith('build/') ? 200 : 250))).toEqual([])
  const folders = modules.filter((file) => file.startsWith('build/')).map(dirname)
  const full = folders.filter((folder) => folders.filter((each) => each === folder).length > 12)
  expect([...new Set(full)]).toEqual([])
})

/** Modules whose exports stand in for others: React on the wire, and the entry of the server bundle. */
const facades = ['src/islands/preact.ts', 'src/pages/index.tsx']

test('there are no barrel files: what a module exports, it holds', () => {
  const barrels = modules.filter((module) =>
    /^export\s[^'"=();]*\sfrom\s'/m.test(readFileSync(join(project, module), 'utf8')),
  )
  expect(barrels).toEqual(facades)
})

describe('the site', () => {
  const site = imports.filter(({ from, to }) => from.startsWith('src/') && !isOwn(to))

  test('knows no files, hosts or bundlers: its packages are the ones that visitors see', () => {
    const packages = [...new Set(site.filter(({ typesOnly }) => !typesOnly).map(({ to }) => to))].sort()
    const content = ['fastest-levenshtein', 'libphonenumber-js/max', 'zod']
    const visitors = ['preact', 'preact/hooks', 'react', 'react-dom/client', 'react-dom/server']
    expect(packages).toEqual([...content, ...visitors].sort())
  })

  test('names what runs on the wire in one place', () => {
    expect([...new Set(site.filter(({ to }) => /^preact/.test(to)).map(({ from }) => from))]).toEqual([
      'src/islands/preact.ts',
    ])
  })

  test('checks its content in one place', () => {
    const checking = site.filter(({ to }) => to === 'zod' || to === 'fastest-levenshtein').map(({ from }) => from)
    expect(checking.filter((from) => !/^src\/model\/(schema\/|didYouMean)/.test(from))).toEqual([])
  })

  test('asks for no clock in a widget, a page or a component', () => {
    const visible = modules.filter((module) => /^src\/(pages|layout|components|seo|islands\/\w+)\//.test(module))
    expect(visible.filter((module) => /\bDate\b[(.]/.test(readFileSync(join(project, module), 'utf8')))).toEqual([])
  })
})
