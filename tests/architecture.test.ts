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

/** The table of the architecture, from the narrowest room to the widest: the first that fits a module holds. */
const rooms: readonly Room[] = [
  { room: /^build\/check\.ts$/, may: ['build/problems.ts'], types: ['build/facts.ts'] },
  { room: /^build\/output\.ts$/, may: ['build/problems.ts', 'build/lock.ts'] },
  { room: /^build\/(facts|lock|serve)\.ts$/, may: ['build/problems.ts'] },
  { room: /^build\/(browsers|bundle|code|html|styles)\.ts$/, may: ['build/'], types: ['src/'] },
  // What an overlay shows goes through the one function that makes JSON safe inside a script.
  { room: /^build\/overlay\.ts$/, may: ['src/seo/json.ts'] },
  { room: /^build\//, may: ['build/', 'src/model/'], types: ['src/components/resources.ts'] },
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
    if (allowed === 'own folder') return to.startsWith(`${from.split('/').slice(0, 3).join('/')}/`)
    if (allowed === 'an island') return /^src\/islands\/(\w+)\/\1\.tsx$/.test(to)
    if (allowed === 'shared by islands') return /^src\/islands\/[\w.]+$/.test(to)
    return to.startsWith(allowed)
  })
}

test('every module is in a room, and the rooms are those of the architecture', () => {
  expect(modules.length).toBeGreaterThan(80)
  expect(modules.filter((module) => !rooms.some(({ room }) => room.test(module)))).toEqual([])
})

test('a room imports only what the table allows it', () => {
  expect(own.filter((each) => !isAllowed(each)).map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
})

test('no module loads itself in a circle', () => {
  const done = new Set<string>()
  const circles: string[] = []
  const visit = (module: string, path: readonly string[]) => {
    if (path.includes(module)) circles.push([...path.slice(path.indexOf(module)), module].join(' -> '))
    if (path.includes(module) || done.has(module)) return
    for (const { from, to, typesOnly } of own) if (from === module && !typesOnly) visit(to, [...path, module])
    done.add(module)
  }
  for (const module of modules) visit(module, [])
  expect(circles).toEqual([])
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
    expect(packages).toEqual(['preact', 'preact/hooks', 'react', 'react-dom/client', 'react-dom/server', 'zod'])
  })

  test('names what runs on the wire in one place', () => {
    expect([...new Set(site.filter(({ to }) => /^preact/.test(to)).map(({ from }) => from))]).toEqual([
      'src/islands/preact.ts',
    ])
  })

  test('checks its content in one place', () => {
    expect(site.filter(({ to }) => to === 'zod').map(({ from }) => from)).toEqual(['src/model/schema.ts'])
  })

  test('asks for no clock in a widget, a page or a component', () => {
    const visible = modules.filter((module) => /^src\/(pages|layout|components|seo|islands\/\w+)\//.test(module))
    expect(visible.filter((module) => /\bDate\b[(.]/.test(readFileSync(join(project, module), 'utf8')))).toEqual([])
  })
})
