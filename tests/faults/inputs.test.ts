import { spawnSync } from 'node:child_process'
import { mkdirSync, renameSync, rmSync, symlinkSync, truncateSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { put } from '../helpers.ts'
import { full, PATIENCE } from './plainSite.ts'
import { smallSite } from './smallSite.ts'
import { expectTold } from './told.ts'

/* Content and public that are no files, or may not be read, or change while they are read; and nobody who listens. */

const site = smallSite()
const at = (name: string) => join(site.root, name)

beforeAll(async () => {
  expect(await site.build()).toMatchObject({ code: 0 })
})
afterEach(() => {
  expect(site.leftovers()).toEqual([])
  site.restore()
})

/** Something else in the place of a file or folder. */
const instead = (name: string, make: (path: string) => unknown) => () => {
  rmSync(at(name), { recursive: true, force: true })
  return make(at(name))
}
const link = (target: string) => (path: string) => symlinkSync(target, path)
const linkElsewhere = (name: string) => () => {
  renameSync(at(name), at(`public/${name.replaceAll('/', '-')}`))
  symlinkSync(at(`public/${name.replaceAll('/', '-')}`), at(name))
}
/** By turning bytes of a local address into a name in the file system: it has no size and cannot be read. */
const socket = (path: string) =>
  spawnSync('python3', ['-c', `import socket; socket.socket(socket.AF_UNIX).bind(${JSON.stringify(path)})`])
const pipe = (path: string) => spawnSync('mkfifo', [path])
const device = link('/dev/zero')

type Row = [what: string, make: () => unknown, told?: string]

const rows: Row[] = [
  [
    'settings that are a pipe',
    instead('content/site.yaml', pipe),
    'content/site.yaml The file is missing or cannot be read',
  ],
  [
    'settings that are a device',
    instead('content/site.yaml', device),
    'content/site.yaml The file is missing or cannot be read',
  ],
  [
    'settings that are a socket',
    instead('content/site.yaml', socket),
    'content/site.yaml The file is missing or cannot be read',
  ],
  [
    'settings that are a folder',
    instead('content/site.yaml', mkdirSync),
    'content/site.yaml The file is missing or cannot be read',
  ],
  [
    'an article that is a pipe',
    instead('content/blog/1.md', pipe),
    'content/blog/1.md The file is missing or cannot be read',
  ],
  [
    'an article that is a device',
    instead('content/blog/1.md', device),
    'content/blog/1.md The file is missing or cannot be read',
  ],
  [
    'an article that is a folder',
    instead('content/blog/1.md', mkdirSync),
    'content/blog/1.md The file is missing or cannot be read',
  ],
  [
    'an article that is a link to itself',
    instead('content/blog/1.md', link('1.md')),
    'content/blog/1.md The file is missing or cannot be read',
  ],
  [
    'an article that is a link to nowhere',
    instead('content/blog/1.md', link('nowhere')),
    'content/blog/1.md The file is missing or cannot be read',
  ],
  ['a picture that is a pipe', instead('content/images/blue.jpg', pipe), 'content/blog/1.md:10: cannot be read'],
  ['a picture that is a device', instead('content/images/blue.jpg', device), 'content/blog/1.md:10: cannot be read'],
  ['a picture that is a folder', instead('content/images/blue.jpg', mkdirSync), 'content/blog/1.md:10: cannot be read'],
  ['no folder of articles', instead('content/blog', () => {}), 'content/blog The folder of the articles is missing'],
  [
    'a folder of articles that is a file',
    instead('content/blog', (path) => put(path, 'x')),
    'content/blog The folder of the articles is missing',
  ],
  [
    'a folder of articles that is a link in a circle',
    instead('content/blog', link('blog')),
    'content/blog The folder of the articles is missing',
  ],
  ['no content', instead('content', () => {}), 'content/site.yaml The file is missing'],
  ['content that is a file', instead('content', (path) => put(path, 'x')), 'content/site.yaml The file is missing'],
  ['no public', instead('public', () => {})],
  ['public that is a file', instead('public', (path) => put(path, 'x'))],
  ['content that is a link', linkElsewhere('content')],
  ['a folder of articles that is a link', linkElsewhere('content/blog')],
  ['an article that is a link', linkElsewhere('content/blog/1.md')],
  [
    'a link in content to the folder above',
    instead('content/blog/up', link('..')),
    'content/blog/up warning This is not read',
  ],
  ['a link in public to the folder above', instead('public/up', link('..'))],
  ['a link in public to itself', instead('public/self', link('self'))],
  ['a link in public that leads nowhere', instead('public/link', link('nowhere'))],
  ['a pipe in public', instead('public/pipe', pipe)],
  ['a device in public', instead('public/zero', device)],
  ['a socket in public', instead('public/socket', socket)],
  ['names with spaces, and letters of all kinds', () => put(at('public/a b/客厅 é ñ😀.txt'), 'x')],
  ['a name with a line break', () => put(at('public/a\nb.txt'), 'x'), 'public/a?b.txt The name holds a line break'],
  ['a name of 240 letters', () => put(at(`public/${'a'.repeat(240)}`), 'x')],
  ['files of 1970', () => utimesSync(at('content/site.yaml'), 0, 0)],
  ['files of 2099', () => utimesSync(at('content/site.yaml'), 4_070_908_800, 4_070_908_800)],
  [
    'a picture whose name is written in two ways',
    () => {
      put(at('content/images/caf\u00e9.jpg'), null)
      renameSync(at('content/images/blue.jpg'), at('content/images/cafe\u0301.jpg'))
      for (const file of ['content/blog/1.md', 'content/home.yaml', 'content/services.yaml', 'content/gallery.yaml'])
        put(at(file), site.read(file).replaceAll('blue.jpg', 'caf\u00e9.jpg'))
    },
  ],
]
if (full)
  rows.push([
    'a file of 2.2 GB in public',
    () => {
      put(at('public/film.mp4'), '')
      truncateSync(at('public/film.mp4'), 2.2 * 2 ** 30)
    },
  ])

test.for(rows)('%s', { timeout: PATIENCE }, async ([, make, told = '']) => {
  await make()
  const [, place = '', warning, says = ''] = /^(\S+) (warning )?(.*)$/.exec(told) ?? []
  await expectTold(site, { level: warning ? 'warning' : told ? 'error' : 'none', place, says })
})
